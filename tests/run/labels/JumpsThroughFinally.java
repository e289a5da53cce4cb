// Labelled jumps out of try blocks run every finally on the way, innermost first.
public class JumpsThroughFinally {
    static String log = "";

    static int run(int mode) {
        log = "";
        outer:
        for (int i = 0; i < 3; i++) {
            log += "i" + i;
            try {
                for (int j = 0; j < 3; j++) {
                    try {
                        log += "j" + j;
                        if (mode == 0 && j == 1) {
                            continue outer;
                        }
                        if (mode == 1 && i == 1) {
                            break outer;
                        }
                        if (mode == 2 && j == 1) {
                            break;
                        }
                        if (mode == 3 && j == 0) {
                            continue;
                        }
                        if (mode == 4 && j == 2) {
                            return i;
                        }
                        if (mode == 5 && i == j) {
                            throw new IllegalStateException();
                        }
                    } finally {
                        log += "f";
                    }
                }
                log += "e";
            } catch (IllegalStateException e) {
                log += "c";
                if (i == 1) {
                    break outer;
                }
            } finally {
                log += "F";
            }
            log += "|";
        }
        return -1;
    }

    static int override() {
        int count = 0;
        loop:
        while (true) {
            try {
                count++;
                if (count > 3) {
                    return count * 100;
                }
                throw new RuntimeException("swallowed");
            } finally {
                if (count > 4) {
                    break loop;
                }
                continue loop;
            }
        }
        return count;
    }

    public static void main(String[] args) {
        for (int mode = 0; mode <= 6; mode++) {
            System.out.println(run(mode) + " " + log);
        }
        System.out.println(override());
    }
}
