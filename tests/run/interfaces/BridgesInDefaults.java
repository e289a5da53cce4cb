// Default methods that override generic ones need bridges too: calls through every interface arrive at the same code.
public class BridgesInDefaults {
    interface Eater<T> {
        default String eat(T food) {
            return "eats " + food;
        }

        T favourite();
    }

    interface FruitEater extends Eater<String> {
        @Override
        default String eat(String fruit) {
            return "bites " + fruit.length();
        }

        @Override
        default String favourite() {
            return "apple";
        }
    }

    interface Picky<N extends Number> extends Eater<N> {
        @Override
        default String eat(N n) {
            return n.intValue() > 10 ? Eater.super.eat(n) : "refuses " + n;
        }
    }

    static class Bat implements FruitEater {
    }

    static class Bear extends Bat implements Eater<String> {
        @Override
        public String eat(String food) {
            return "bear " + FruitHelper.call(this, food) + super.eat(food);
        }
    }

    static class FruitHelper {
        static String call(FruitEater e, String food) {
            return e.favourite() + "/" + food + " ";
        }
    }

    record Counter(Integer favourite) implements Picky<Integer> {
    }

    static <T> String feed(Eater<T> eater) {
        return eater.eat(eater.favourite());
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        System.out.println(feed(new Bat()) + ", " + feed(new Bear()) + ", " + feed(new Counter(5)) + ", " + feed(new Counter(50)));
        Eater<Object> plain = () -> "lambda";
        System.out.println(feed(plain) + " " + plain.eat(7));
        Picky<Double> picky = () -> 10.5;
        System.out.println(feed(picky) + " " + picky.eat(11.0));
        Eater raw = new Bear();
        System.out.println(raw.eat("fig"));
        for (Eater eater : new Eater[] {new Bat(), new Counter(1), plain}) {
            try {
                System.out.println(eater.eat('c'));
            } catch (ClassCastException e) {
                System.out.println("wrong food for " + eater.getClass().getSimpleName());
            }
        }
    }
}
