// Compound assignment and ++ through this, super, Outer.this, casts, parentheses and private fields.
public class QualifiedTargets {
    static class Base {
        protected int value = 10;
        static String log = "b";
    }

    static class Derived extends Base {
        protected int value = 1;

        void change() {
            value += 1;
            this.value *= 5;
            super.value -= 3;
            ((Base) this).value <<= 2;
            super.value++;
            ((Base) this).value--;
            log += value;
            Base.log += super.value;
            Derived.log += '!';
        }
    }

    private int hidden = 5;
    private String text = "t";
    private Integer boxed = 7;
    private static long counter = 0;

    class Inner {
        private int hidden = 100;

        int change() {
            hidden += 1;
            QualifiedTargets.this.hidden += hidden;
            QualifiedTargets.this.hidden++;
            text += hidden;
            QualifiedTargets.this.text += text;
            boxed++;
            boxed *= 2;
            counter += boxed;
            Runnable r = () -> {
                hidden -= 50;
                QualifiedTargets.this.hidden -= 50;
                counter++;
            };
            r.run();
            return QualifiedTargets.this.hidden-- - --hidden;
        }
    }

    public static void main(String[] args) {
        Derived d = new Derived();
        d.change();
        System.out.println(d.value + " " + ((Base) d).value + " " + Base.log);
        ((Base) d).value += d.value++;
        System.out.println(d.value + " " + ((Base) d).value);
        QualifiedTargets outer = new QualifiedTargets();
        Inner inner = outer.new Inner();
        System.out.println(inner.change() + " " + inner.hidden + " " + outer.hidden);
        inner.hidden *= outer.hidden %= 7;
        System.out.println(inner.hidden + " " + outer.hidden + " " + outer.text + " " + outer.boxed + " " + counter);
        int x = 3;
        (x) += 4;
        ((x))++;
        int[] a = {1, 2};
        (a)[(0)] += 5;
        (a[1])--;
        System.out.println(x + " " + a[0] + " " + a[1]);
        outer.counter++;
        new QualifiedTargets().counter += 2;
        System.out.println(QualifiedTargets.counter);
    }
}
