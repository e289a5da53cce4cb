// Compound assignment to locals, fields, static fields, array elements, and what they are worth as expressions.
public class CompoundOnManyPlaces {
    byte small = 100;
    static char letter = 'x';
    long[] longs = {1, 2, 3};
    short[][] grid = {{1, 2}, {3, 4}};
    static int calls = 0;

    CompoundOnManyPlaces self() {
        calls++;
        return this;
    }

    int index(int i) {
        calls++;
        return i;
    }

    public static void main(String[] args) {
        CompoundOnManyPlaces object = new CompoundOnManyPlaces();
        System.out.println(object.small += 100);
        System.out.println(letter += 2);
        System.out.println((letter -= 1) + 1);
        System.out.println(object.self().longs[object.index(1)] *= 1.5);
        System.out.println(calls);
        System.out.println(object.self().grid[object.index(1)][object.index(0)] <<= 14);
        System.out.println(calls);
        System.out.println(object.grid[1][0]);
        object.self().self().small -= object.index(7);
        System.out.println(object.small + " " + calls);
        int x = 5;
        int y = x += x -= x * 2;
        System.out.println(x + " " + y);
        byte b = 1;
        int wide = b += 200;
        System.out.println(b + " " + wide);
        long total = 0;
        for (long value : object.longs) {
            total = total * 10 + (value %= 3);
        }
        System.out.println(total + " " + object.longs[0]);
        boolean flag = true;
        flag &= x == -5;
        System.out.println(flag);
        flag ^= true;
        System.out.println(flag);
        flag |= calls > 3;
        System.out.println(flag);
        char c = 'A';
        System.out.println(c += 1.7);
        System.out.println((c += 'A') + 0);
        System.out.println((int) (c |= 0x100));
    }
}
