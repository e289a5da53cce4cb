// stdin: 12 twelve 13\n
// InputMismatchException leaves the token; next() takes it; NoSuchElementException at the end. Ends uncaught.
import java.util.InputMismatchException;
import java.util.NoSuchElementException;
import java.util.Scanner;

public class WrongInput {
    static int tries;

    static int read(Scanner in) {
        while (true) {
            tries++;
            try {
                return in.nextInt();
            } catch (InputMismatchException e) {
                System.out.println("skipping " + in.next());
            }
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(read(in) + read(in) + " after " + tries);
        try {
            read(in);
        } catch (NoSuchElementException e) {
            System.out.println("no more, " + (e instanceof InputMismatchException) + " " + tries);
        }
        System.out.println(in.hasNextLine());
        in.nextLine();
    }
}
