// A pattern variable shadows a field only where it is definitely matched.
public class ShadowedFields {
    String s = "field";
    static int n = 100;
    Object o;

    ShadowedFields(Object o) {
        this.o = o;
    }

    String or() {
        return !(o instanceof String s) ? s : s + "!";
    }

    String and() {
        return o instanceof String s && s.length() > 2 ? s : this.s;
    }

    String statement() {
        String result = "";
        if (o instanceof String s) {
            result += s;
        } else {
            result += s;
        }
        return result + s.length();
    }

    int number() {
        if (o instanceof Integer n) {
            n++;
            ShadowedFields.n += n;
            return n;
        }
        return n++;
    }

    int afterwards() {
        if (!(o instanceof Integer n)) {
            n -= 1;
            return n;
        }
        return -n;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof ShadowedFields other && s.equals(other.s) && (this.o == null ? other.o == null : this.o.equals(other.o));
    }

    @Override
    public int hashCode() {
        return 1;
    }

    public static void main(String[] args) {
        ShadowedFields text = new ShadowedFields("abc");
        ShadowedFields number = new ShadowedFields(5);
        ShadowedFields none = new ShadowedFields(null);
        for (ShadowedFields f : new ShadowedFields[] {text, number, none}) {
            System.out.println(f.or() + " " + f.and() + " " + f.statement() + " " + f.number() + " " + f.afterwards());
        }
        System.out.println(n);
        System.out.println(text.equals(new ShadowedFields("ab" + 'c')) + " " + text.equals(number) + " " + none.equals(new ShadowedFields(null)) + " " + text.equals("abc"));
        number.s = "changed";
        System.out.println(number.or() + " " + number.equals(new ShadowedFields(5)));
    }
}
