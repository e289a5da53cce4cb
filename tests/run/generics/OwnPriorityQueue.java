// A binary heap over Object[] with Comparable elements, and generic arrays that must not leave the class. Ends uncaught.
import java.util.NoSuchElementException;

public class OwnPriorityQueue<E extends Comparable<? super E>> {
    private Object[] heap = new Object[2];
    private int size;

    @SuppressWarnings("unchecked")
    private E at(int i) {
        return (E) heap[i];
    }

    private void swap(int i, int j) {
        Object t = heap[i];
        heap[i] = heap[j];
        heap[j] = t;
    }

    void add(E item) {
        if (size == heap.length) {
            Object[] more = new Object[2 * size];
            System.arraycopy(heap, 0, more, 0, size);
            heap = more;
        }
        heap[size] = item;
        for (int i = size++; i > 0 && at(i).compareTo(at((i - 1) / 2)) < 0; i = (i - 1) / 2) {
            swap(i, (i - 1) / 2);
        }
    }

    E poll() {
        if (size == 0) {
            throw new NoSuchElementException("empty queue");
        }
        E first = at(0);
        heap[0] = heap[--size];
        heap[size] = null;
        int i = 0;
        while (2 * i + 1 < size) {
            int child = 2 * i + 1;
            if (child + 1 < size && at(child + 1).compareTo(at(child)) < 0) {
                child++;
            }
            if (at(i).compareTo(at(child)) <= 0) {
                break;
            }
            swap(i, child);
            i = child;
        }
        return first;
    }

    record Task(int priority, String name) implements Comparable<Task> {
        public int compareTo(Task o) {
            return priority != o.priority ? o.priority - priority : name.compareTo(o.name);
        }
    }

    static class Bag<T> {
        @SuppressWarnings("unchecked")
        final T[] items = (T[]) new Object[2];

        T first() {
            return items[0];
        }
    }

    public static void main(String[] args) {
        OwnPriorityQueue<Integer> numbers = new OwnPriorityQueue<>();
        for (int i = 1; i <= 10; i++) {
            numbers.add(i * 37 % 11);
        }
        while (numbers.size > 0) {
            System.out.print(numbers.poll() + " ");
        }
        System.out.println();
        OwnPriorityQueue<Task> tasks = new OwnPriorityQueue<>();
        tasks.add(new Task(1, "sleep"));
        tasks.add(new Task(5, "eat"));
        tasks.add(new Task(5, "cook"));
        System.out.println(tasks.poll() + " " + tasks.poll().name() + " " + tasks.poll().priority());
        Bag<String> bag = new Bag<>();
        System.out.println(bag.first());
        try {
            bag.items[0] = "x";
            System.out.println("not reached");
        } catch (ClassCastException e) {
            System.out.println("the array is an Object[]");
        }
        tasks.poll();
    }
}
