// javac: accepts
class PatternScopes {
    static int length(Object o) {
        if (!(o instanceof String s)) {
            return -1;
        }
        return s.length();
    }

    static boolean both(Object a, Object b) {
        return a instanceof String s && b instanceof String t && s.equals(t);
    }

    static int or(Object o) {
        if (!(o instanceof Integer i) || i < 0) {
            return 0;
        }
        return i;
    }

    static int ternary(Object o) {
        return o instanceof String s ? s.length() : o instanceof Integer i ? i : 0;
    }

    static int loop(Object o) {
        while (!(o instanceof String s)) {
            o = o.toString();
        }
        return s.length();
    }

    static int sameNameTwice(Object o) {
        if (o instanceof String x) {
            return x.length();
        } else if (o instanceof Integer x) {
            return x;
        }
        String x = "none";
        return x.length();
    }

    private static String s = "field";

    static int shadowsField(Object o) {
        if (o instanceof String s && !s.isEmpty()) {
            return s.length();
        }
        return s.length();
    }

    static int forCondition(Object o) {
        for (int i = 0; o instanceof String t && i < t.length(); i++) {
            if (t.charAt(i) == 'x') {
                return i;
            }
        }
        return -1;
    }

    static int assigned(Object o) {
        if (o instanceof String t) {
            t = t.trim();
            return t.length();
        }
        if (o instanceof final Integer n) {
            return n;
        }
        return 0;
    }
}
