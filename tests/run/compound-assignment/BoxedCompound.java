// Compound assignment to boxed variables makes new objects; aliases keep their values.
public class BoxedCompound {
    static Integer counter = 5;
    Long sum = 10L;

    static Integer index(int i) {
        System.out.print("i" + i + " ");
        return i;
    }

    public static void main(String[] args) {
        Integer alias = counter;
        counter += 10;
        System.out.println(counter + " " + alias);
        BoxedCompound object = new BoxedCompound();
        object.sum *= 3;
        object.sum -= counter;
        System.out.println(object.sum);
        Double d = 1.5;
        d += 1;
        d *= counter;
        System.out.println(d);
        Character c = 'a';
        c = (char) (c + 1);
        System.out.println(c);
        Boolean flag = true;
        flag &= false;
        flag |= counter == 15;
        System.out.println(flag);
        Integer[] boxes = {1, 2, 3};
        boxes[index(1)] += boxes[index(2)] *= 4;
        System.out.println(boxes[0] + " " + boxes[1] + " " + boxes[2]);
        boxes[index(0)] <<= 5;
        boxes[0] |= boxes[1];
        System.out.println(boxes[0]);
        int plain = 3;
        plain += boxes[2];
        plain -= d;
        System.out.println(plain);
        byte small = 100;
        Integer hundred = 100;
        small += hundred;
        System.out.println(small);
        String text = null;
        text += boxes[1];
        text += null;
        text += 'c';
        text += 1.0f;
        System.out.println(text);
        Integer nothing = null;
        try {
            nothing += index(7);
        } catch (NullPointerException e) {
            System.out.println("unboxed null before the right side");
        }
        boxes[1] = null;
        boxes[index(1)] += index(8);
    }
}
