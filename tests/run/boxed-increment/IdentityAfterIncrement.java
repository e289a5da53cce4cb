// A box is never changed: after ++ the variable holds another object, the old one lives on.
public class IdentityAfterIncrement {
    static Object old(Integer i) {
        return i++;
    }

    static Integer bump(Integer i) {
        i++;
        return i;
    }

    public static void main(String[] args) {
        Integer a = 100;
        Integer b = a;
        System.out.println(a == b);
        a++;
        System.out.println(a == b);
        a--;
        // Small values come out of the cache, so it is the same object again.
        System.out.println(a == b);
        Integer big = 1000;
        Integer same = big;
        big++;
        big--;
        System.out.println(big == same);
        System.out.println(big.equals(same));
        Integer edge = 127;
        Integer next = edge;
        edge++;
        next++;
        System.out.println(edge == next);
        System.out.println(edge.equals(next) + " " + (edge <= next && edge >= next));
        Long low = -128L;
        Long lower = low;
        System.out.println(low-- == lower--);
        System.out.println(low == lower);
        Integer argument = 5;
        System.out.println(bump(argument) + " " + argument + " " + old(argument));
        Integer post = 200;
        Integer kept = post;
        Integer value = post++;
        System.out.println(value.equals(kept) + " " + post);
        Character c = 'a';
        Object o = c++;
        System.out.println(o + " " + c + " " + o.equals('a') + " " + (o instanceof Character));
        Object p = ++c;
        System.out.println(p.getClass().getName());
        Byte n = 5;
        Object q = n++;
        System.out.println(q.getClass().getName() + " " + q);
    }
}
