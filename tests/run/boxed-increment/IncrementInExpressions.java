// Boxed ++ mixed with evaluation order, switch, ternaries and loops.
public class IncrementInExpressions {
    Integer count = 0;
    static int made = 0;

    IncrementInExpressions() {
        made++;
    }

    static IncrementInExpressions make() {
        return new IncrementInExpressions();
    }

    Integer next() {
        return count++;
    }

    public static void main(String[] args) {
        IncrementInExpressions object = new IncrementInExpressions();
        System.out.println(object.next() + object.next() * 10 + object.next() * 100);
        System.out.println(object.count);
        System.out.println(make().count++ + " " + made);
        System.out.println(++make().count + " " + made);
        Integer i = 1;
        i = i++ + i++ * i;
        System.out.println(i);
        i = i++;
        System.out.println(i);
        Integer j = i-- - --i;
        System.out.println(i + " " + j);
        switch (i++) {
            case 4:
                System.out.println("four");
                break;
            case 5:
                System.out.println("five " + i);
                break;
            default:
                System.out.println("other " + i);
        }
        Integer k = 3;
        while (k-- > 0) {
            System.out.print(k + " ");
        }
        System.out.println(k);
        boolean flag = k++ == -1 && ++k == 1;
        System.out.println(flag + " " + k);
        long wide = k++ + 1L;
        System.out.println(wide);
        Integer x = true ? k++ : null;
        System.out.println(x + " " + k);
        int[] data = {10, 20, 30, 40};
        Integer at = 0;
        System.out.println(data[at++] + data[at++] - data[++at]);
        data[at--] = at;
        System.out.println(data[3] + " " + at);
        Character letter = 'a';
        String word = "";
        do {
            word += letter++;
        } while (letter < 'f');
        System.out.println(word);
    }
}
