import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;

// What is printed can be seen by nobody but a stream of the program's own.
class SilentOutput {
    static int calls;

    static class Counting extends OutputStream {
        @Override
        public void write(int b) throws IOException {
            calls++;
        }
    }

    static void counted() {
        calls = 0;
        new PrintStream(new Counting()).print('x');
        assert calls == 1;
    }

    static void uncounted() {
        calls = 0;
        new PrintStream(new Counting()).print('x');
        assert calls == 0; //~ refuted[assertion]
    }
}
//~ obligations: 12
