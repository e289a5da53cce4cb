// Anonymous classes in static fields, instance fields, enum constants' arguments and interface fields. Ends uncaught.
import java.util.function.IntUnaryOperator;

public class InFieldsAndStatics {
    static int base = 100;

    static final IntUnaryOperator ADD = new IntUnaryOperator() {
        private int uses;

        @Override
        public int applyAsInt(int n) {
            return n + base + uses++;
        }
    };

    private int factor = 2;

    final IntUnaryOperator multiply = new IntUnaryOperator() {
        @Override
        public int applyAsInt(int n) {
            return factor * n;
        }
    };

    interface Defaults {
        IntUnaryOperator MINUS = new IntUnaryOperator() {
            {
                System.out.println("MINUS made");
            }

            @Override
            public int applyAsInt(int n) {
                return -n;
            }
        };
    }

    enum Op {
        TWICE(new IntUnaryOperator() {
            @Override
            public int applyAsInt(int n) {
                return n * 2;
            }
        }), LIMITED(new IntUnaryOperator() {
            int left = 2;

            @Override
            public int applyAsInt(int n) {
                if (left-- == 0) {
                    throw new UnsupportedOperationException("used up at " + n);
                }
                return n + left;
            }
        });

        final IntUnaryOperator code;

        Op(IntUnaryOperator code) {
            this.code = code;
        }
    }

    public static void main(String[] args) {
        InFieldsAndStatics a = new InFieldsAndStatics();
        InFieldsAndStatics b = new InFieldsAndStatics();
        b.factor = 7;
        System.out.println(ADD.applyAsInt(1) + " " + ADD.applyAsInt(1) + " " + ++base + " " + ADD.applyAsInt(1));
        System.out.println(a.multiply.applyAsInt(5) + " " + b.multiply.applyAsInt(5));
        System.out.println("then " + Defaults.MINUS.andThen(ADD).applyAsInt(3));
        for (int round = 0; round < 3; round++) {
            for (Op op : Op.values()) {
                System.out.println(op + " " + op.code.applyAsInt(round));
            }
        }
    }
}
