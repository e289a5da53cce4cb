// Template methods in abstract classes, protected hooks, final methods, super chains over a class that does not override.
public class AbstractTemplates {
    static StringBuilder log = new StringBuilder();

    static abstract class Job {
        private int runs;

        public final int run(int input) {
            runs++;
            before(input);
            int result = 0;
            try {
                result = work(input);
            } catch (RuntimeException e) {
                result = recover(e);
            } finally {
                after();
            }
            return result;
        }

        protected void before(int input) {
            log.append('B').append(input);
        }

        protected abstract int work(int input);

        protected int recover(RuntimeException e) {
            throw e;
        }

        protected void after() {
            log.append('A').append(runs);
        }
    }

    static class Inverse extends Job {
        @Override
        protected int work(int input) {
            return 1000 / input;
        }
    }

    static class Safe extends Inverse {
        @Override
        protected int recover(RuntimeException e) {
            log.append('R');
            return -1;
        }
    }

    static class Chatty extends Safe {
        @Override
        protected void before(int input) {
            log.append('[');
            super.before(-input);
        }

        @Override
        protected void after() {
            super.after();
            log.append(']');
        }

        @Override
        protected int work(int input) {
            return input > 5 ? run(input - 1) + 1 : super.work(input);
        }
    }

    public static void main(String[] args) {
        Job[] jobs = {new Inverse(), new Safe(), new Chatty()};
        for (int input : new int[] {7, 0}) {
            for (Job job : jobs) {
                log.setLength(0);
                String result;
                try {
                    result = "" + job.run(input);
                } catch (ArithmeticException e) {
                    result = e.getMessage();
                }
                System.out.println(job.getClass().getSimpleName() + " " + result + " " + log);
            }
        }
    }
}
