// Members that only the anonymous type has are usable through `var` and directly on the creation expression.
public class ExtraMembers {
    static int made;

    static class Base {
        int x = 3;

        int value() {
            return x;
        }
    }

    public static void main(String[] args) {
        var counter = new Object() {
            int count;
            long sum = 0L;

            int add(int n) {
                sum += n;
                return ++count;
            }

            double mean() {
                return (double) sum / count;
            }
        };
        for (int i = 1; i <= 4; i++) {
            counter.add(i * i);
        }
        System.out.println(counter.count + " " + counter.sum + " " + counter.mean());
        counter.count = 0;
        System.out.println(counter.add(2) + " " + counter.sum);
        int product = new Base() {
            int y = x * 2;

            int product() {
                return x++ * y + value();
            }

            @Override
            int value() {
                return super.value() * 100;
            }
        }.product();
        System.out.println(product);
        System.out.println(new Object() {
            int factorial(int n) {
                made++;
                return n <= 1 ? 1 : n * this.factorial(n - 1);
            }
        }.factorial(6) + " after " + made);
        Base[] bases = {new Base(), new Base() { }, new Base() {
            {
                x = -1;
            }
        }};
        for (Base base : bases) {
            System.out.print(base.value() + (base.getClass() == Base.class ? "b " : "a "));
        }
        System.out.println();
        var pair = new Object() {
            String left = "l";
            char right = 'r';
        };
        var same = pair;
        same.left += pair.right++;
        System.out.println(pair.left + pair.right);
    }
}
