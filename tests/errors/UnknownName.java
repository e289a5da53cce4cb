// A variable that nobody declares.
class UnknownName {
    int width;

    int area() {
        return width * height;                 //~ error[name-error]
    }
}
