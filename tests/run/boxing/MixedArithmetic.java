// Arithmetic, compound assignment and increments on boxed fields, locals, array elements and parameters.
public class MixedArithmetic {
    static Integer field = 10;
    Long own = 5L;
    static Character letter = 'y';
    static Byte tiny = 127;
    static Double ratio = 0.5;

    static Integer bump(Integer n) {
        n++;
        n += n;
        return n--;
    }

    MixedArithmetic self() {
        System.out.print("self ");
        return this;
    }

    public static void main(String[] args) {
        Integer a = 3;
        Long b = 4L;
        Short s = 5;
        Character c = 'd';
        System.out.println(a + b + s + c + " " + (a * b) + " " + (c - a) + " " + (s / a) + " " + (b % a) + " " + (a << b) + " " + (-a) + " " + (~s));
        System.out.println((a < b) + " " + (c >= 100) + " " + (a != 3) + " " + (a & 1 | s ^ 2));
        field++;
        ++field;
        field *= 2;
        System.out.println(field-- + " " + field);
        letter++;
        System.out.println(letter++ + "" + letter);
        tiny++;
        System.out.println(tiny + " " + --tiny);
        ratio /= 4;
        ratio++;
        System.out.println(ratio);
        MixedArithmetic object = new MixedArithmetic();
        object.self().own += object.self().own;
        System.out.println(object.own);
        System.out.println(object.self().own++ + ++object.self().own);
        System.out.println(bump(a) + " " + a);
        Integer[] boxes = {1, 2, 3};
        int i = 0;
        boxes[i++] += boxes[i++] * boxes[i];
        boxes[i] <<= boxes[0];
        System.out.println(boxes[0] + " " + boxes[1] + " " + boxes[2] + " " + i);
        for (Integer k = 126; k < 130; k++) {
            System.out.print(k + (k == 128 ? "! " : " "));
        }
        System.out.println();
        Boolean flag = true;
        flag &= a > 100;
        flag ^= true;
        flag |= false;
        System.out.println(flag + " " + (flag && !Boolean.FALSE));
        String text = null;
        text += a;
        text += c;
        System.out.println(text + (char) (c + 1) + (c + 1));
        double d = a;
        long wide = c;
        float f = b;
        System.out.println(d + " " + wide + " " + f + " " + (int) (char) c + " " + (double) a / 2 + " " + (long) (int) a);
    }
}
