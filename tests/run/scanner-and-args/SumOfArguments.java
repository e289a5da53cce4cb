// args: 12 -7 +30 2147483647
// The program's arguments as integers: sums with and without overflow, order, length. Ends uncaught.
public class SumOfArguments {
    static int sum(String[] numbers) {
        int sum = 0;
        for (String s : numbers) {
            sum += Integer.parseInt(s);
        }
        return sum;
    }

    static long wide(String... numbers) {
        long sum = 0;
        for (int i = numbers.length - 1; i >= 0; i--) {
            sum += Long.parseLong(numbers[i]);
            System.out.print(numbers[i] + (i > 0 ? "," : "\n"));
        }
        return sum;
    }

    public static void main(String[] args) {
        System.out.println(args.length + " " + args[0] + " " + args[args.length - 1].length());
        System.out.println(sum(args) + " " + wide(args));
        String[] copy = args.clone();
        args[0] = "changed";
        System.out.println(copy[0] + " " + args[0] + " " + args.getClass().getSimpleName());
        try {
            sum(args);
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(args[4]);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        int max = Integer.valueOf(copy[3]);
        System.out.println(max + 1);
        System.out.println(Math.addExact(max, 1));
    }
}
