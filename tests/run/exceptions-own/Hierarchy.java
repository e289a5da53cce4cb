// A hierarchy of own exceptions: the first matching catch clause wins, fields of exceptions, overridden getMessage and toString.
public class Hierarchy {
    static class AppException extends Exception {
        final int code;

        AppException(String message, int code) {
            super(message);
            this.code = code;
        }

        @Override
        public String getMessage() {
            return super.getMessage() + " #" + code;
        }
    }

    static class NetworkException extends AppException {
        NetworkException(String host) {
            super("host " + host, host.length());
        }
    }

    static class TimeoutException extends NetworkException {
        TimeoutException() {
            super("slow");
        }

        @Override
        public String toString() {
            return "Timeout<" + getMessage() + ">";
        }
    }

    static class Silent extends RuntimeException {
    }

    static void raise(int n) throws AppException {
        switch (n) {
            case 0 -> throw new AppException("plain", 7);
            case 1 -> throw new NetworkException("example");
            case 2 -> throw new TimeoutException();
            case 3 -> throw new Silent();
            case 4 -> throw new AppException(null, 0);
            case 5 -> throw new Error("error");
            default -> System.out.println("nothing raised");
        }
    }

    static int handle(int n) {
        try {
            raise(n);
            return 0;
        } catch (TimeoutException e) {
            System.out.println("timeout " + e);
            return 1;
        } catch (NetworkException e) {
            System.out.println("network " + e + " code " + e.code);
            return 2;
        } catch (AppException | Silent e) {
            System.out.println("either " + e + " message " + e.getMessage());
            return e instanceof AppException app ? app.code : -1;
        } catch (Throwable t) {
            System.out.println("any " + t);
            return 4;
        } finally {
            System.out.print("[" + n + "] ");
        }
    }

    public static void main(String[] args) {
        int sum = 0;
        for (int i = 0; i < 7; i++) {
            sum = sum * 3 + handle(i);
        }
        System.out.println(sum);
        System.out.println(new Silent().getMessage() + " " + new TimeoutException().getLocalizedMessage());
    }
}
