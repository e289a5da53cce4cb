// Each implicit exception, caught in the method that raises it: the handler is reached exactly when Java raises it.
class CaughtHere {
    int value;

    static int byNull(/*@ nullable @*/ CaughtHere box) {
        int result;
        try {
            result = box.value;
        } catch (NullPointerException e) {
            assert box == null;
            return -1;
        }
        assert box != null;
        return result;
    }

    static void byNullWrong(/*@ nullable @*/ CaughtHere box) {
        boolean isCaught = false;
        try {
            box.value = 4;
        } catch (NullPointerException e) {
            isCaught = true;
        }
        assert !isCaught; //~ refuted[assertion]
    }

    static void byIndex(int[] numbers, int index) {
        try {
            numbers[index] = 3;
            assert 0 <= index && index < numbers.length;
        } catch (ArrayIndexOutOfBoundsException e) {
            assert index < 0 || numbers.length <= index;
        }
    }

    static void byIndexWrong(int[] numbers, int index) {
        try {
            numbers[index] = 3;
        } catch (ArrayIndexOutOfBoundsException e) {
            assert index < 0; //~ refuted[assertion]
        }
    }

    static void byCast(Object thing) {
        String text = "none";
        try {
            text = (String) thing;
        } catch (ClassCastException e) {
            assert !(thing instanceof String);
            assert text == "none";
            return;
        }
        assert text == thing;
    }

    static void byCastWrong(/*@ nullable @*/ Object thing) {
        String text = "none";
        try {
            text = (String) thing;
        } catch (ClassCastException e) {
            return;
        }
        assert text != null; //~ refuted[assertion]
    }

    static void byDivision(int a, int b) {
        int quotient = 5;
        try {
            quotient = a % b;
        } catch (ArithmeticException e) {
            assert b == 0 && quotient == 5;
            quotient = 0;
        }
        assert b == 0 || quotient == a % b;
    }

    static void byDivisionWrong(int a, int b) {
        int quotient = 5;
        try {
            quotient = a / b;
        } catch (ArithmeticException e) {
        }
        assert quotient != 5 || a != 7; //~ refuted[assertion]
    }

    static void byStore(Object[] things) {
        if (things.length == 0) {
            return;
        }
        Object first = things[0];
        try {
            things[0] = "text";
        } catch (ArrayStoreException e) {
            assert things[0] == first;
            assert !(things instanceof String[]);
            return;
        }
        assert things[0] == "text";
    }

    static void byStoreWrong(boolean isNumber) {
        Object[] things = isNumber ? new Integer[1] : new String[1];
        try {
            things[0] = "text";
        } catch (ArrayStoreException e) {
            assert !isNumber; //~ refuted[assertion]
        }
    }

    static void bySize(int size) {
        int[] numbers = null;
        try {
            numbers = new int[size > 10 ? 10 : size];
        } catch (NegativeArraySizeException e) {
            assert size < 0;
        }
        assert size < 0 || numbers.length <= 10;
        assert size >= 0 || numbers == null;
    }

    static void bySizeWrong(int size) {
        int length = 0;
        try {
            length = new int[size > 10 ? 10 : size].length;
        } catch (NegativeArraySizeException e) {
            length = size;
        }
        assert length >= 0; //~ refuted[assertion]
    }

    static void byUnboxing(/*@ nullable @*/ Integer number) {
        int plain;
        try {
            plain = number;
        } catch (NullPointerException e) {
            assert number == null;
            plain = 8;
        }
        assert number != null || plain == 8;
    }

    // Another class than that of the handler: it passes by, and leaves the method.
    static void otherClass(int[] numbers) {
        try {
            numbers[7] = 1; //~ refuted[array-index]
        } catch (NullPointerException | ArithmeticException e) {
        }
    }
}
//~ obligations: 42
