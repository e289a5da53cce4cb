// javac: compiler.err.expected4
class ImportAfterClass {
    static int zero() {
        return 0;
    }
}

import java.util.List; //~ error
