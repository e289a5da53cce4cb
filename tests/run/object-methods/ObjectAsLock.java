// Object as a type: interface references call Object's methods, casts back, Object arrays, an Object used as a lock.
public class ObjectAsLock {
    interface Marker {
    }

    static class Thing implements Marker, Runnable {
        private final Object lock = new Object();
        int runs;

        public void run() {
            synchronized (lock) {
                synchronized (lock) {
                    runs++;
                }
            }
        }

        synchronized Thing twice() {
            run();
            run();
            return this;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Thing t && t.runs == runs;
        }

        @Override
        public int hashCode() {
            return runs;
        }

        @Override
        public String toString() {
            return "thing " + runs;
        }
    }

    static int describe(Object... objects) {
        int hash = 7;
        for (Object o : objects) {
            hash = hash * 31 + (o == null ? 0 : o.hashCode());
        }
        return hash;
    }

    public static void main(String[] args) {
        Thing thing = new Thing();
        Marker marker = thing.twice();
        Runnable runnable = thing;
        System.out.println(marker.toString() + " " + marker.hashCode() + " " + runnable.equals(marker) + " " + (marker == runnable));
        runnable.run();
        System.out.println(marker.equals(new Thing()) + " " + new Thing().twice().twice().equals(new Thing() {
            {
                runs = 4;
            }
        }));
        System.out.println(marker.getClass().getSimpleName() + " " + describe(1, "a", 'b', true, null, 2L, thing));
        Object lock = new Object();
        int result;
        synchronized (lock) {
            result = thing.runs;
        }
        System.out.println(result + " " + lock.equals(lock) + " " + lock.equals(new Object()));
        Object self = thing;
        ((Thing) self).runs = 50;
        System.out.println(self);
        try {
            synchronized (self) {
                thing.runs++;
                throw new IllegalStateException("inside " + self);
            }
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Object nothing = null;
        try {
            synchronized (nothing) {
                System.out.println("not reached");
            }
        } catch (NullPointerException e) {
            System.out.println("no lock on null");
        }
    }
}
