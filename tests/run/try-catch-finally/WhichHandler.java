// The first handler that fits is taken; handlers do not catch what other handlers throw.
public class WhichHandler {
    static class Base extends RuntimeException {
        Base(String message) {
            super(message);
        }
    }

    static class Derived extends Base {
        Derived(String message) {
            super(message);
        }
    }

    static void raise(int n) throws Exception {
        switch (n) {
            case 0:
                throw new Derived("derived");
            case 1:
                throw new Base("base");
            case 2:
                throw new IllegalStateException("state");
            case 3:
                throw new Exception("checked");
            case 4:
                throw new StackOverflowError();
            case 5:
                Object o = "text";
                System.out.print((Integer) o);
                break;
            case 6:
                throw null;
            default:
                System.out.print("nothing ");
        }
    }

    static String handle(int n) {
        String log = "";
        try {
            try {
                raise(n);
                log += "after ";
            } catch (Derived e) {
                log += "D ";
                throw new Base("from handler");
            } catch (Base e) {
                log += "B:" + e.getMessage() + " ";
            } catch (IllegalStateException | ClassCastException e) {
                log += "S:" + e.getClass().getSimpleName() + " ";
                throw e;
            } finally {
                log += "F ";
            }
            log += "end ";
        } catch (Base e) {
            log += "outer " + e.getMessage();
        } catch (RuntimeException e) {
            log += "runtime";
        } catch (Exception e) {
            log += "checked " + e.getMessage();
        } catch (Throwable e) {
            log += "throwable " + e;
        }
        return log;
    }

    public static void main(String[] args) {
        for (int n = 0; n < 8; n++) {
            System.out.println(n + " " + handle(n));
        }
    }
}
