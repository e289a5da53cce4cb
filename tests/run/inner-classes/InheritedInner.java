// Inner classes inherited by a subclass of the outer class: which enclosing instance, which method.
public class InheritedInner {
    static class Machine {
        protected String state = "machine";

        class Part {
            String report() {
                return "part of " + state + ", " + describe();
            }
        }

        String describe() {
            return "plain";
        }

        Part make() {
            return new Part();
        }
    }

    static class Robot extends Machine {
        protected String state = "robot";

        class Arm extends Part {
            @Override
            String report() {
                return "arm of " + state + " over " + super.report() + " and " + Robot.super.describe();
            }
        }

        @Override
        String describe() {
            return "shiny " + super.describe();
        }

        @Override
        Part make() {
            return flip ? new Arm() : new Part();
        }

        boolean flip;
    }

    static class Factory {
        Machine machine = new Robot();

        class Tool extends Robot.Arm {
            Tool() {
                ((Robot) machine).super();
            }

            @Override
            String report() {
                return "tool " + machine.describe() + " / " + super.report();
            }
        }
    }

    public static void main(String[] args) {
        Robot robot = new Robot();
        System.out.println(new Machine().make().report());
        System.out.println(robot.make().report());
        robot.flip = true;
        System.out.println(robot.make().report());
        Factory factory = new Factory();
        Factory.Tool tool = factory.new Tool();
        factory.machine = new Machine();
        System.out.println(tool.report());
    }
}
