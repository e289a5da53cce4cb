// ++ on boxes that live in generic holders, lambdas' arrays and chained fields.
import java.util.function.IntSupplier;
import java.util.function.Supplier;

public class IncrementThroughGenerics {
    static class Cell<T> {
        T content;
        Cell<T> next;

        Cell(T content) {
            this.content = content;
        }

        Cell<T> self() {
            System.out.print(".");
            return this;
        }
    }

    static <T> T show(T value) {
        System.out.print("<" + value + ">");
        return value;
    }

    public static void main(String[] args) {
        Cell<Integer> cell = new Cell<>(41);
        cell.content++;
        System.out.println(cell.content);
        System.out.println(cell.self().content-- + show(cell.content));
        cell.next = new Cell<>(100);
        cell.self().next.self().content += ++cell.content;
        System.out.println(cell.next.content + " " + cell.content);
        Cell<Character> letters = new Cell<>('m');
        System.out.println(++letters.content + show(letters.content++) + letters.content);
        Cell<Double> reals = new Cell<>(2.5);
        reals.content--;
        reals.content *= 4;
        System.out.println(reals.content);
        Integer[] counter = {0};
        Supplier<Integer> boxed = () -> counter[0]++;
        IntSupplier plain = () -> ++counter[0];
        System.out.println(boxed.get() + " " + plain.getAsInt() + " " + boxed.get() + " " + counter[0]);
        Cell<Integer>[] none = null;
        Cell<Integer> empty = new Cell<>(null);
        try {
            empty.content++;
        } catch (NullPointerException e) {
            System.out.println("empty " + empty.content);
        }
        Cell<Byte> bytes = new Cell<>((byte) 127);
        show(bytes.content++);
        show(bytes.content);
        System.out.println();
        none[show(0)].content++;
    }
}
