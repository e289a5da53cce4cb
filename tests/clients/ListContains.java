// Contained by equality, not by identity.
import java.util.ArrayList;

class ListContains {

    static void texts() {
        ArrayList<String> list = new ArrayList<>();
        list.add(new String("a"));
        assert list.contains("a");                     //~ proved[assertion]
        assert list.indexOf("a") == 0 && list.indexOf("b") == -1; //~ proved[assertion]
    }

    static void numbers(int number) {
        ArrayList<Integer> list = new ArrayList<>();
        list.add(1000);
        assert list.contains(number) == (number == 1000); //~ proved[assertion]
    }

    static void wrong() {
        ArrayList<Object> list = new ArrayList<>();
        list.add(1);
        assert list.contains(1L);                      //~ refuted[assertion]
    }
}
//~ obligations: 13
