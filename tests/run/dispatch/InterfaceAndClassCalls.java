// The same method called through a class, an abstract class, an interface, Object, and a type variable.
public class InterfaceAndClassCalls {
    interface Walks {
        int legs();

        default String move() {
            return legs() + " legs";
        }
    }

    interface Swims {
        default String move() {
            return "swims";
        }
    }

    static abstract class Creature implements Walks {
        protected int age;

        public int legs() {
            return 4;
        }

        abstract Creature older();

        @Override
        public String toString() {
            return getClass().getSimpleName() + age + ":" + move();
        }
    }

    static class Cat extends Creature {
        @Override
        Cat older() {
            age++;
            return this;
        }

        String purr() {
            return "purr" + age;
        }
    }

    static class Duck extends Creature implements Swims {
        @Override
        public int legs() {
            return super.legs() / 2;
        }

        @Override
        public String move() {
            return super.move() + " and " + Swims.super.move();
        }

        @Override
        Duck older() {
            Duck duck = new Duck();
            duck.age = age + 10;
            return duck;
        }
    }

    static <T extends Creature & Walks> String describe(T t) {
        return t.move() + t.older() + t.legs();
    }

    public static void main(String[] args) {
        Cat cat = new Cat();
        Creature creature = cat;
        Walks walks = cat;
        Object object = cat;
        System.out.println(cat.older().purr() + " " + creature.older() + " " + walks.move() + " " + object);
        Duck duck = new Duck();
        Swims swims = duck;
        System.out.println(swims.move() + "; " + ((Walks) swims).legs() + "; " + swims);
        System.out.println(describe(cat) + " " + describe(duck) + " " + duck.age);
        Walks lambda = () -> 100;
        System.out.println(lambda.move());
        Creature anonymous = new Creature() {
            @Override
            Creature older() {
                return duck.older();
            }

            @Override
            public int legs() {
                return age == 0 ? -1 : 1;
            }
        };
        System.out.println(anonymous + " " + anonymous.older() + " " + describe(anonymous));
    }
}
