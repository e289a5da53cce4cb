// javac: compiler.err.already.defined
class DuplicateLocal {
    static int area(int width, int height) {
        int area = width * height;
        if (area < 0) {
            int area = 0; //~ error
            return area;
        }
        return area;
    }
}
