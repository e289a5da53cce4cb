// Without arguments args is an empty array, not null. Ends uncaught.
public class NoArguments {
    private static int runs;

    public static void main(String[] args) {
        System.out.println((args == null) + " " + args.length + " " + runs);
        String joined = String.join("+", args);
        System.out.println("[" + joined + "]");
        for (String s : args) {
            System.out.println("argument " + s);
        }
        if (runs++ == 0) {
            main(new String[] {"called", "by", "myself"});
            main(new String[0]);
            try {
                main(null);
            } catch (NullPointerException e) {
                System.out.println("null arguments, runs " + runs);
            }
            System.out.println(Integer.parseInt(args[0]));
        }
    }
}
