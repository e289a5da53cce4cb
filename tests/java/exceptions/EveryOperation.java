// Operations that may fail in less usual places: in conditions, updates of loops, `switch`, `synchronized`, sizes and compound assignments.
class EveryOperation {
    static int field;

    static void locked(/*@ nullable @*/ Object lock, int n) {
        field = 0;
        try {
            synchronized (lock) { //~ warning[concurrency]
                field = 1;
                int inverse = 3 / n;
                field = 2;
            }
        } catch (ArithmeticException e) {
            assert field == 1 && lock != null;
        } catch (NullPointerException e) {
            assert field == 0 && lock == null;
        }
    }

    static void switchOnNull(/*@ nullable @*/ String text) {
        int way = 0;
        try {
            switch (text) {
                case "a":
                    way = 1;
                    break;
                default:
                    way = 2;
            }
        } catch (NullPointerException e) {
            way = 3;
        }
        assert (way == 3) == (text == null);
    }

    static void switchOnNullWrong(/*@ nullable @*/ String text) {
        int way = 0;
        try {
            switch (text) {
                case "a":
                    way = 1;
                    break;
                default:
                    way = 2;
            }
        } catch (NullPointerException e) {
        }
        assert way != 0; //~ refuted[assertion]
    }

    static void forEachOfNull(/*@ nullable @*/ int[] numbers) {
        boolean isNull = false;
        try {
            for (int number : numbers) {
                field = number;
            }
        } catch (NullPointerException e) {
            isNull = true;
        }
        assert isNull == (numbers == null);
    }

    static void forEachOfNullWrong(/*@ nullable @*/ int[] numbers) {
        boolean isNull = false;
        try {
            for (int number : numbers) {
                field = number;
            }
        } catch (NullPointerException e) {
            isNull = true;
        }
        assert !isNull; //~ refuted[assertion]
    }

    static void inCondition(int n) {
        int result = 9;
        try {
            result = n > 0 ? 10 / (n - 1) : 10 / n;
        } catch (ArithmeticException e) {
            assert (n == 0 || n == 1) && result == 9;
        }
    }

    static void inConditionWrong(int n) {
        try {
            if (n > 0 && 10 / (n - 1) > 2 || 10 / n > 2) {
                field = 1;
            }
        } catch (ArithmeticException e) {
            assert n == 0; //~ refuted[assertion]
        }
    }

    // The array, the index, then the value; only then is the element looked for.
    static void valueBeforeNull(/*@ nullable @*/ int[] numbers, int n) {
        field = 0;
        try {
            numbers[field = 3] = 10 / n;
        } catch (NullPointerException e) {
            assert n != 0 && field == 3;
        } catch (ArithmeticException e) {
            assert n == 0 && field == 3;
        } catch (ArrayIndexOutOfBoundsException e) {
            assert n != 0 && numbers.length <= 3;
        }
    }

    static void valueBeforeNullWrong(/*@ nullable @*/ int[] numbers, int n) {
        try {
            numbers[3] = 10 / n;
        } catch (ArithmeticException e) {
            assert numbers != null; //~ refuted[assertion]
        } catch (RuntimeException e) {
        }
    }

    // All sizes are tested, even where no row is made.
    static void sizeOfRows(int n) {
        int way = 0;
        try {
            int[][] rows = new int[0][n < 3 ? n : 3];
            way = 1;
        } catch (NegativeArraySizeException e) {
            way = 2;
        }
        assert way == (n < 0 ? 2 : 1);
    }

    static void sizeOfRowsWrong(int n, int m) {
        try {
            int[][] rows = new int[n > 3 ? 3 : n][m > 3 ? 3 : m];
        } catch (NegativeArraySizeException e) {
            assert n < 0; //~ refuted[assertion]
        }
    }

    static void compound(int n) {
        int value = 10;
        try {
            value /= n;
        } catch (ArithmeticException e) {
            assert value == 10;
            value = 77;
        }
        assert (value == 77) == (n == 0);
    }

    static void boxIncremented(/*@ nullable @*/ Integer number) {
        Integer next = number;
        try {
            next++;
        } catch (NullPointerException e) {
            assert next == null && number == null;
            return;
        }
        assert next == number + 1;
    }

    static void boxCompared(/*@ nullable @*/ Integer number) {
        int way = 0;
        try {
            way = number == 3 ? 1 : 2;
        } catch (NullPointerException e) {
            way = 3;
        }
        assert way < 3; //~ refuted[assertion]
    }

    static void inUpdate(int[] numbers) {
        int sum = 0;
        int i = 0;
        try {
            for (i = 0; i < 5; sum += numbers[i], i++) {
                field = i;
            }
        } catch (ArrayIndexOutOfBoundsException e) {
            assert i == numbers.length && field == i;
            return;
        }
        assert numbers.length >= 5;
    }

    static void inUpdateWrong(int[] numbers) {
        int sum = 0;
        int i = 0;
        try {
            for (i = 0; i < 5; i++, sum += numbers[i]) {
                field = i;
            }
        } catch (ArrayIndexOutOfBoundsException e) {
            assert field == i; //~ refuted[assertion]
        }
    }

    static void inSwitchExpression(int n) {
        int result = 0;
        try {
            result = switch (n) {
                case 1 -> 10 / (n - 1);
                case 2 -> throw new IllegalStateException();
                default -> 5;
            };
        } catch (ArithmeticException e) {
            result = 1;
        } catch (IllegalStateException e) {
            result = 2;
        }
        assert result == (n == 1 ? 1 : n == 2 ? 2 : 5);
    }

    static void inSwitchExpressionWrong(int n) {
        int result = switch (n) {
            case 1:
                try {
                    yield 10 / (n - 1);
                } catch (ArithmeticException e) {
                    yield 8;
                } finally {
                    field = 4;
                }
            default:
                yield 5;
        };
        assert result != 8; //~ refuted[assertion]
    }

    // Floating-point division never fails, and neither does the concatenation of null.
    static void neverFails(int n, /*@ nullable @*/ String text) {
        boolean isCaught = false;
        try {
            double quotient = 1.0 / n;
            String longer = text + "x";
            int least = Integer.MIN_VALUE / -1;
        } catch (ArithmeticException | NullPointerException e) {
            isCaught = true;
        }
        assert !isCaught;
    }
}
//~ obligations: 33
