// javac: compiler.err.unreported.exception.need.to.catch.or.throw
class UnreportedConstructor {
    static class Config {
        Config(String path) throws Exception {
            if (path.isEmpty()) {
                throw new Exception("no path");
            }
        }
    }

    static Config load() {
        return new Config("app.conf"); //~ error
    }
}
