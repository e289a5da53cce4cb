// Generic interfaces implemented at different types: bridge methods, inherited implementations, raw calls.
public class GenericInterfaces {
    interface Shelf<T> {
        void put(T t);

        T take();

        default void move(Shelf<? super T> other) {
            other.put(take());
        }
    }

    interface IntShelf extends Shelf<Integer> {
        @Override
        void put(Integer n);
    }

    static class Single<T> {
        protected T item;

        public void put(T t) {
            System.out.println("put " + t);
            item = t;
        }

        public T take() {
            T t = item;
            item = null;
            return t;
        }
    }

    static class StringShelf extends Single<String> implements Shelf<String> {
        @Override
        public String take() {
            return super.take() + "!";
        }
    }

    static class Counter extends Single<Integer> implements IntShelf {
        @Override
        public void put(Integer n) {
            super.put(item == null ? n : item + n);
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        StringShelf strings = new StringShelf();
        Shelf<String> shelf = strings;
        shelf.put("a");
        Single<Object> objects = new Single<>();
        Shelf<Object> any = new Shelf<>() {
            public void put(Object o) {
                objects.put(o);
            }

            public Object take() {
                return objects.take();
            }
        };
        strings.move(any);
        System.out.println(any.take());
        Counter counter = new Counter();
        counter.put(5);
        IntShelf ints = counter;
        ints.put(6);
        ((Shelf<Integer>) ints).put(7);
        ints.move(any);
        System.out.println(objects.take() + " " + counter.take());
        Shelf raw = counter;
        try {
            raw.put("text");
            System.out.println("not reached");
        } catch (ClassCastException e) {
            System.out.println("bridge refuses a string");
        }
        raw = strings;
        System.out.println(raw.take());
        Single single = strings;
        single.put("ok");
        try {
            single.put('c');
            System.out.println("pollution goes unnoticed");
            System.out.println(strings.take());
        } catch (ClassCastException e) {
            System.out.println("noticed");
        }
    }
}
