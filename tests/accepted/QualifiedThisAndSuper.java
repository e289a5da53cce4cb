// javac: accepts
class QualifiedThisAndSuper {
    int depth = 0;

    String who() {
        return "outer";
    }

    class Inner extends QualifiedThisAndSuper {
        int depth = 1;

        @Override
        String who() {
            return "inner of " + QualifiedThisAndSuper.this.who() + " above " + super.who();
        }

        class Deeper {
            String path() {
                return Inner.this.who() + Inner.super.who() + QualifiedThisAndSuper.this.depth + Inner.this.depth;
            }

            QualifiedThisAndSuper enclosing() {
                return Inner.this;
            }
        }
    }

    Runnable lambda() {
        return () -> {
            this.depth++;
            Runnable anonymous = new Runnable() {
                int depth = 5;

                @Override
                public void run() {
                    this.depth += QualifiedThisAndSuper.this.depth;
                    System.out.println(who());
                }
            };
            anonymous.run();
        };
    }

    static int run() {
        QualifiedThisAndSuper outer = new QualifiedThisAndSuper();
        Inner inner = outer.new Inner();
        Inner.Deeper deeper = inner.new Deeper();
        return deeper.path().length() + deeper.enclosing().depth + inner.new Deeper().path().length();
    }
}
