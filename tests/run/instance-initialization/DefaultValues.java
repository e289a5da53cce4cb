// Fields hold the default value of their type until they are assigned, also final ones seen early.
public class DefaultValues {
    boolean flag;
    byte b;
    short s;
    char c;
    int i;
    long l;
    float f;
    double d;
    String text;
    int[] array;
    final int late;
    final Integer boxed;

    DefaultValues(boolean show) {
        if (show) {
            show("inside");
        }
        late = 9;
        boxed = 10;
    }

    void show(String when) {
        System.out.println(when + ": " + flag + " " + b + " " + s + " " + (int) c + " " + i + " " + l + " " + f + " " + d
                + " " + text + " " + array + " " + this.getLate() + " " + getBoxed());
    }

    int getLate() {
        return late;
    }

    Integer getBoxed() {
        return boxed;
    }

    static int staticCount;
    static String staticText;
    static double[][] staticMatrix;

    public static void main(String[] args) {
        DefaultValues first = new DefaultValues(true);
        first.show("after");
        first.c = 'A';
        first.b += 300;
        first.s--;
        first.l = first.i - 1;
        first.f = first.b / 8;
        first.text += "!";
        first.show("changed");
        new DefaultValues(false).show("fresh");
        System.out.println(staticCount + " " + staticText + " " + (staticMatrix == null));
    }
}
