// Diamonds of default methods: the most specific wins, classes win over interfaces, conflicts are resolved by I.super.m().
public class DefaultsAndDiamonds {
    interface Root {
        default String who() {
            return "root";
        }

        default String tell() {
            return "I am " + who();
        }
    }

    interface Left extends Root {
        @Override
        default String who() {
            return "left of " + Root.super.who();
        }
    }

    interface Right extends Root {
        @Override
        default String who() {
            return "right";
        }

        @Override
        default String tell() {
            return "Right tells: " + Root.super.tell();
        }
    }

    static class OnlyLeft implements Root, Left {
    }

    static class Both implements Left, Right {
        @Override
        public String who() {
            return Left.super.who() + " and " + Right.super.who();
        }
    }

    static class Parent {
        public String who() {
            return "parent class";
        }
    }

    static class ClassWins extends Parent implements Right {
    }

    static class Again extends Both implements Root {
        @Override
        public String tell() {
            return super.tell() + "!";
        }
    }

    static abstract class Reabstract implements Left {
        public abstract String who();
    }

    interface Back extends Left, Right {
        @Override
        default String who() {
            return "back";
        }
    }

    public static void main(String[] args) {
        Root[] all = {new Root() { }, new OnlyLeft(), new Both(), new ClassWins(), new Again(), new Reabstract() {
            @Override
            public String who() {
                return "concrete again";
            }
        }, new Back() { }};
        for (Root root : all) {
            System.out.println(root.who() + " | " + root.tell());
        }
    }
}
