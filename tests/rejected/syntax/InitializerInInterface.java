// javac: compiler.err.initializer.not.allowed
interface InitializerInInterface {
    int LIMIT = 10;

    { //~ error
        System.out.println(LIMIT);
    }

    int next();
}
