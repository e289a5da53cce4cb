// javac: compiler.err.cant.resolve.location
class FieldOfUnknownReceiver {
    static int width(int[] frame) {
        return frame.length + window.width; //~ error
    }
}
