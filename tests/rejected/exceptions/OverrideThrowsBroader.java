// javac: compiler.err.override.meth.doesnt.throw
class OverrideThrowsBroader {
    static class LoadException extends Exception {
    }

    static class Loader {
        int load() throws LoadException {
            throw new LoadException();
        }
    }

    static class Cached extends Loader {
        @Override
        int load() throws Exception { //~ error
            return 1;
        }
    }
}
