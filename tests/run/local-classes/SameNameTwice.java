// Two local classes of the same name in different blocks are different classes; names show it.
public class SameNameTwice {
    static Object[] made = new Object[4];

    static void first() {
        class Local {
            @Override
            public String toString() {
                return "first " + getClass().getName() + " " + getClass().getSimpleName();
            }
        }
        made[0] = new Local();
        {
            int inner = 3;
            class Other extends Local {
                @Override
                public String toString() {
                    return "inner" + inner + " " + super.toString();
                }
            }
            made[1] = new Other();
        }
    }

    void second() {
        class Local {
            final int number = made.length;

            @Override
            public String toString() {
                return "second " + number + " " + getClass().getName();
            }
        }
        made[2] = new Local();
    }

    public static void main(String[] args) {
        first();
        new SameNameTwice().second();
        if (args.length == 0) {
            class Local {
                @Override
                public boolean equals(Object o) {
                    return o instanceof Local;
                }

                @Override
                public int hashCode() {
                    return 5;
                }
            }
            made[3] = new Local();
            System.out.println(made[3].equals(made[2]) + " " + made[3].equals(new Local()) + " " + made[3].hashCode());
        }
        for (int i = 0; i < 3; i++) {
            System.out.println(made[i]);
        }
        System.out.println(made[0].getClass() == made[2].getClass());
        System.out.println(made[3].getClass().getName());
    }
}
