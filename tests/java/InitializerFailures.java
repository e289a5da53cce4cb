// While a class is being initialised its fields may still be null, and a failure becomes an error that can be caught: the handler
// must not count as code that is never reached.
class InitializerFailures {
    static void caught() {
        int x = 0;
        try {
            x = InitializerFailuresBad.get();
        } catch (ExceptionInInitializerError error) {
            assert x == 5; //~ refuted[assertion]
        }
    }
}

class InitializerFailuresBad {
    static int zero = 0;
    static int value = 1 / InitializerFailuresBad.zero; //~ refuted[division-by-zero]

    static int get() {
        return value;
    }
}

class InitializerFailuresEarly {
    static int size = InitializerFailuresEarly.TABLE.length; //~ refuted[null-dereference]
    static final int[] TABLE = {1};
}
//~ obligations: 3
