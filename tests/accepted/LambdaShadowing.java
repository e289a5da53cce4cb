// javac: accepts
import java.util.function.Function;
import java.util.function.IntUnaryOperator;

class LambdaShadowing {
    private int x = 1;
    private static final int y = 2;

    IntUnaryOperator shadowsField() {
        return x -> x + this.x + y;
    }

    int innerShadowsLocal(int n) {
        int local = n;
        Function<Integer, Integer> f = new Function<>() {
            int local = 7;

            @Override
            public Integer apply(Integer n) {
                int result = local + n;
                return result;
            }
        };
        return f.apply(local);
    }

    int sequentialScopes() {
        int sum = 0;
        for (int i = 0; i < 3; i++) {
            sum += i;
        }
        for (int i = 5; i > 0; i--) {
            sum -= i;
        }
        {
            int t = sum;
            sum += t;
        }
        int t = 2;
        IntUnaryOperator a = v -> v + 1;
        IntUnaryOperator b = v -> v * 2;
        int v = a.applyAsInt(t) + b.applyAsInt(sum);
        return v;
    }
}
