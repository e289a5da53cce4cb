// Covariant arrays through methods, fields, varargs and arraycopy; partial copies stay when a store fails. Ends uncaught.
public class CovariantParameters {
    static class Animal {
        String name() {
            return "animal";
        }
    }

    static class Cat extends Animal {
        @Override
        String name() {
            return "cat";
        }
    }

    static Animal[] zoo;

    static void fill(Animal[] animals) {
        for (int i = 0; i < animals.length; i++) {
            animals[i] = i < 2 ? new Cat() : new Animal();
        }
    }

    static String names(Animal... animals) {
        String s = animals.length + ":";
        for (Animal a : animals) {
            s += a == null ? "none " : a.name() + " ";
        }
        return s;
    }

    public static void main(String[] args) {
        Cat[] cats = new Cat[3];
        zoo = cats;
        try {
            fill(zoo);
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(names(cats));
        System.out.println(names(zoo[0], null) + names() + names((Animal) null));
        Object[] mixed = {"a", "b", 3, "d"};
        String[] target = {"-", "-", "-", "-"};
        try {
            System.arraycopy(mixed, 0, target, 0, 4);
        } catch (ArrayStoreException e) {
            System.out.println("copied until " + target[0] + target[1] + target[2]);
        }
        System.arraycopy(mixed, 0, mixed, 1, 3);
        System.out.println(mixed[0] + "" + mixed[1] + mixed[2] + mixed[3]);
        int[] ints = {1, 2, 3, 4, 5};
        System.arraycopy(ints, 1, ints, 0, 4);
        System.out.println(ints[0] + "" + ints[3] + ints[4]);
        try {
            System.arraycopy(ints, 3, ints, 0, 3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("nothing copied " + ints[0]);
        }
        Animal[][] pens = {cats, new Animal[1]};
        pens[1][0] = new Animal();
        System.out.println(names(pens[1]));
        pens[0][0] = pens[1][0];
    }
}
