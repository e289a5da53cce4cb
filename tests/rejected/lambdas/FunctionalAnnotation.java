// javac: compiler.err.bad.functional.intf.anno.1
class FunctionalAnnotation {
    @FunctionalInterface //~ error
    interface Codec {
        String encode(int n);

        int decode(String text);
    }
}
