// javac: compiler.err.except.never.thrown.in.try
class CatchNeverThrown {
    static class ParseException extends Exception {
    }

    static int parse(String text) {
        try {
            return Integer.parseInt(text);
        } catch (ParseException e) { //~ error
            return -1;
        }
    }
}
