// javac: accepts
class OverloadsNull {
    static int size(Object o) {
        return 0;
    }

    static int size(String s) {
        return 1;
    }

    static int pick(Object o) {
        return 2;
    }

    static int pick(char[] cs) {
        return 3;
    }

    static int count(Object... values) {
        return values == null ? -1 : values.length;
    }

    static int run() {
        int n = size(null) + size((Object) null) + pick(null);
        n += count((Object[]) null) + count((Object) null) + count() + count(1, "a", 'c', null);
        n += count(new int[] {1, 2}) + count(new String[] {"a", "b"});
        return n + String.valueOf((Object) null).length();
    }
}
