// javac: accepts
class StatementForms {
    static int loops(int n) {
        int sum = 0;
        int i, j;
        for (i = 0, j = n; i < j; i++, j--) {
            sum += i * j;
        }
        for (int a = 0, b[] = {1, 2}; a < b.length; a++) {
            sum += b[a];
        }
        for (; i > 0; ) {
            i--;
        }
        for (System.out.println("start"), sum++; sum < 10; sum++, System.out.println(sum)) {
        }
        while (n-- > 0) if (n == 3) continue; else if (n == 2) break; else sum++;
        do sum--; while (sum > 5);
        return sum;
    }

    static int danglingElse(int a, int b) {
        if (a > 0)
            if (b > 0)
                return 1;
            else
                return 2;
        return 3;
    }

    static int expressionStatements(int n) {
        n++;
        --n;
        n = n + 1;
        new StatementForms();
        Math.abs(n);
        (n) = 4;
        ((n))++;
        {
            {
                n += 2;
            }
        }
        ;
        assert n > 0;
        assert n > 0 : "message " + n;
        synchronized (StatementForms.class) {
            n--;
        }
        return (n);
    }

    ;

    static int declarations() {
        int a = 1, b = a + 1, c[] = {a, b};
        final int d;
        @SuppressWarnings("unused")
        int unused;
        d = c[0];
        return d;
    }
}
