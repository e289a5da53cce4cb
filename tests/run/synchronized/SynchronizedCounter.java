// A bounded buffer and a counter with synchronized methods, used by one thread.
public class SynchronizedCounter {
    static class Buffer<T> {
        private final Object[] items;
        private int size;
        private int head;

        Buffer(int capacity) {
            items = new Object[capacity];
        }

        synchronized boolean offer(T item) {
            if (size == items.length) {
                return false;
            }
            items[(head + size++) % items.length] = item;
            return true;
        }

        @SuppressWarnings("unchecked")
        synchronized T poll() {
            if (size == 0) {
                return null;
            }
            T item = (T) items[head];
            items[head] = null;
            head = (head + 1) % items.length;
            size--;
            return item;
        }

        int size() {
            synchronized (this) {
                return size;
            }
        }
    }

    static class Child extends Buffer<String> {
        Child() {
            super(2);
        }

        @Override
        synchronized boolean offer(String item) {
            System.out.print("[" + item + "]");
            return super.offer(item) || super.poll() != null && super.offer(item);
        }
    }

    static int sum = 0;

    static synchronized void collect(Integer i) {
        sum = sum * 10 + i;
    }

    public static void main(String[] args) {
        Buffer<Integer> buffer = new Buffer<>(3);
        for (int i = 1; i <= 5; i++) {
            System.out.print(buffer.offer(i) + " ");
            if (i % 2 == 0) {
                collect(buffer.poll());
            }
        }
        Integer next;
        while ((next = buffer.poll()) != null) {
            collect(next);
        }
        System.out.println(sum + " " + buffer.size());
        Buffer<String> child = new Child();
        for (String word : "a b c d".split(" ")) {
            child.offer(word);
        }
        System.out.println(child.poll() + child.poll() + child.poll());
        Runnable r = () -> {
            synchronized (child) {
                child.offer("lambda");
            }
        };
        r.run();
        System.out.println(child.size());
    }
}
