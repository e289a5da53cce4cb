// Failures that nothing catches, although there are handlers around: each is refuted where it arises.
class UncaughtHere {
    static int field;
    int own;

    static void inHandler(int[] numbers) {
        try {
            numbers[0] = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            numbers[0] = 2; //~ refuted[array-index]
        }
    }

    static void behindHandler(int n) {
        try {
            field = 10 / n;
        } catch (ArithmeticException e) {
            field = 1;
        }
        field = 10 / n; //~ refuted[division-by-zero]
    }

    static void behindHandlerThatReturns(int n) {
        try {
            field = 10 / n;
        } catch (ArithmeticException e) {
            return;
        }
        field = 10 / n;
    }

    private static int inverse(int n) {
        return 10 / n; //~ refuted[division-by-zero]
    }

    static int onceCaught(int n) {
        try {
            return inverse(n);
        } catch (ArithmeticException e) {
            return 0;
        }
    }

    static int onceNot(int n) {
        return inverse(n);
    }

    private static int element(int[] numbers, int index) {
        try {
            return numbers[index]; //~ refuted[array-index]
        } finally {
            field = 1;
        }
    }

    static int wrongHandler(int[] numbers) {
        try {
            return element(numbers, 3);
        } catch (NegativeArraySizeException | ArrayStoreException | NullPointerException e) {
            return 0;
        }
    }

    static int rightHandler(int[] numbers) {
        try {
            return element(numbers, 3);
        } catch (IndexOutOfBoundsException e) {
            return 0;
        }
    }

    static String castBehindFinally(Object thing) {
        try {
            try {
                return (String) thing; //~ refuted[class-cast]
            } finally {
                field++;
            }
        } catch (ArithmeticException e) {
            return "";
        }
    }

    static void storeWrong(Object[] things) {
        try {
            if (things.length > 0) {
                things[0] = "text"; //~ refuted[array-store]
            }
        } catch (ClassCastException e) {
        }
    }

    static int sizeWrong(int size) {
        try {
            return new int[size < 9 ? size : 9].length; //~ refuted[negative-array-size]
        } catch (IllegalArgumentException e) {
            return 0;
        }
    }

    static int nullWrong(/*@ nullable @*/ UncaughtHere box) {
        try {
            return box.own; //~ refuted[null-dereference]
        } catch (IllegalStateException e) {
            return 0;
        } finally {
            field = 3;
        }
    }

    static int nullRight(/*@ nullable @*/ UncaughtHere box) {
        try {
            return box.own;
        } catch (RuntimeException e) {
            return 0;
        } finally {
            field = 3;
        }
    }

    // The handler around the loop catches only one of two failures.
    static int oneOfTwo(int[] numbers, int divisor) {
        int sum = 0;
        try {
            for (int i = 0; i < 3; i++) {
                sum += numbers[i] / divisor; //~ refuted[division-by-zero]
            }
        } catch (ArrayIndexOutOfBoundsException e) {
            return -1;
        }
        return sum;
    }

    static int bothOfTwo(int[] numbers, int divisor) {
        int sum = 0;
        try {
            for (int i = 0; i < 3; i++) {
                sum += numbers[i] / divisor;
            }
        } catch (ArrayIndexOutOfBoundsException | ArithmeticException e) {
            return -1;
        }
        return sum;
    }

    // The handler does again what failed.
    static int nullInHandler(/*@ nullable @*/ String text) {
        try {
            return text.length();
        } catch (NullPointerException e) {
            return text.length(); //~ refuted[null-dereference]
        }
    }
}
//~ obligations: 21
