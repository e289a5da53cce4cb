// javac: accepts
class AccessWithinNest {
    private int secret = 1;
    private static int shared = 2;

    private AccessWithinNest() {
    }

    private int hidden() {
        return secret;
    }

    static class Friend {
        private int own = 3;

        private Friend() {
        }

        int read(AccessWithinNest other) {
            return other.secret + other.hidden() + shared + new AccessWithinNest().secret;
        }

        private class Deep {
            private int depth = own + shared;
        }
    }

    static class Sub extends AccessWithinNest {
        int superSecret() {
            return super.secret + ((AccessWithinNest) this).hidden();
        }

        private int secret = 5;
    }

    interface Constants {
        int LIMIT = 9;

        class Impl implements Constants {
            private final int limit = LIMIT;
        }
    }

    static int run() {
        Friend friend = new Friend();
        return friend.own + friend.new Deep().depth + friend.read(new Sub()) + new Sub().secret
            + new Constants.Impl().limit;
    }
}
