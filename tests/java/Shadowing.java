// A parameter or local hides a field of the same name; `this.` names the field.
class Shadowing {
    int width;
    int height;

    Shadowing(int width, int tall) {
        this.width = width;
        height = tall;
    }

    void forgotten(int width) {
        int before = this.width;
        width = width;
        assert this.width == before; //~ proved[assertion]
        assert this.width == width; //~ refuted[assertion]
    }

    void blocks() {
        {
            int height = 1;
            height++;
            assert height == 2; //~ proved[assertion]
        }
        height = 5;
        for (int height = 0; height < 3; ) {
            height = 3;
        }
        assert height == 5; //~ proved[assertion]
    }

    static void constructed() {
        Shadowing object = new Shadowing(3, 4);
        assert object.width == 3 && object.height == 4; //~ proved[assertion]
    }
}
//~ obligations: 7
