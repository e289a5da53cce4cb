// args: --count=3 -v names --upper
// stdin: ann bob\ncy dee\n
// Options parsed from the arguments steer how the input is read; a Scanner over a String as well. Ends uncaught.
import java.util.Scanner;

public class OptionsAndInput {
    private int count = 1;
    private boolean verbose, upper;
    private String mode = "none";

    OptionsAndInput(String... args) {
        for (String arg : args) {
            if (arg.startsWith("--count=")) {
                count = Integer.parseInt(arg.substring(arg.indexOf('=') + 1));
            } else if (arg.equals("--upper")) {
                upper = true;
            } else if (arg.charAt(0) == '-') {
                for (int i = 1; i < arg.length(); i++) {
                    switch (arg.charAt(i)) {
                        case 'v' -> verbose = true;
                        case 'c' -> count++;
                        default -> throw new IllegalArgumentException("option " + arg.charAt(i));
                    }
                }
            } else {
                mode = arg;
            }
        }
        System.out.println(mode + " " + count + " " + verbose + " " + upper);
    }

    void run(Scanner in) {
        int number = 0;
        while (number < count && in.hasNext()) {
            String word = in.next();
            number++;
            System.out.println((verbose ? number + ": " : "") + (upper ? word.toUpperCase() : word));
        }
        System.out.println("left: " + in.hasNext());
    }

    public static void main(String[] args) {
        new OptionsAndInput(args).run(new Scanner(System.in));
        new OptionsAndInput("-ccv", "text").run(new Scanner("one two"));
        Scanner numbers = new Scanner("1 2\n3 x");
        int sum = 0;
        while (numbers.hasNextInt()) {
            sum = sum * 10 + numbers.nextInt();
        }
        System.out.println(sum + numbers.next());
        new OptionsAndInput("-vz");
    }
}
