// javac: compiler.err.override.meth.doesnt.throw
class OverrideThrowsMore {
    interface Source {
        int next();
    }

    static class Broken implements Source {
        public int next() throws Exception { //~ error
            throw new Exception("broken");
        }
    }
}
