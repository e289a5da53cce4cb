// javac: compiler.err.class.public.should.be.in.file
class PublicClassInOtherFile {
    static int one() {
        return 1;
    }
}

public class Another { //~ error
    int two() {
        return 2;
    }
}
