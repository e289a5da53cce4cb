// javac: compiler.err.break.outside.switch.loop
import java.util.List;

class BreakInsideLambda {
    static void show(List<String> names) {
        for (String name : names) {
            Runnable task = () -> {
                System.out.println(name);
                break; //~ error
            };
            task.run();
        }
    }
}
