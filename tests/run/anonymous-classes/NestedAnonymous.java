// Anonymous classes within anonymous classes within lambdas: this, captures and shadowed names at each level.
import java.util.function.Supplier;

public class NestedAnonymous {
    String name = "top";

    Supplier<String> build(String name) {
        return new Supplier<String>() {
            String name = "first";

            @Override
            public String get() {
                String outerName = name;
                Supplier<String> inner = new Supplier<>() {
                    final String name = outerName + "-second";

                    @Override
                    public String get() {
                        Supplier<String> lambda = () -> name + "," + this.name + "," + outerName + "," + NestedAnonymous.this.name;
                        this_changes();
                        return lambda.get();
                    }

                    private void this_changes() {
                        NestedAnonymous.this.name += "*";
                    }
                };
                return inner.get() + ";" + name;
            }
        };
    }

    Runnable deep(int a) {
        return () -> {
            int b = a * 2;
            new Object() {
                int c = a + b;

                void go(int d) {
                    Runnable last = () -> System.out.println(a + " " + b + " " + c + " " + d + " " + name);
                    last.run();
                    c++;
                    name = "deep" + c;
                    last.run();
                }
            }.go(b + 100);
        };
    }

    public static void main(String[] args) {
        NestedAnonymous object = new NestedAnonymous();
        Supplier<String> supplier = object.build("parameter");
        System.out.println(supplier.get());
        System.out.println(supplier.get());
        Runnable runnable = object.deep(5);
        runnable.run();
        runnable.run();
        System.out.println(object.name);
    }
}
