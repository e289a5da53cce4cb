// Right uses of final fields: every constructor sets them, before anybody else sees the object.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

class FinalFields {
    private final List<String> names = new ArrayList<>();
    private final Map<String, Integer> counts = new HashMap<>();
    private final StringBuilder text;
    private final String title;
    private final int[] slots;
    private final int limit;
    private final Runnable task;

    FinalFields(String title, int limit) {
        this.title = Objects.requireNonNull(title);
        if (limit < 1) {
            throw new IllegalArgumentException("limit");
        }
        this.limit = limit;
        this.text = new StringBuilder();
        this.slots = new int[4];
        this.task = () -> text.append(title);
    }

    FinalFields(String title) {
        this(title, 10);
    }

    public int names() {
        return names.size();
    }

    public void add(String name) {
        names.add(name);
    }

    public void count(String name) {
        counts.put(name, 1);
    }

    public int share() {
        return 100 / limit;
    }

    public int titleLength() {
        return title.length();
    }

    public int textLength() {
        return text.length();
    }

    public int slots() {
        return slots.length;
    }

    public void positive() {
        assert limit >= 1;
    }

    public int otherShare(FinalFields other) {
        return 100 / other.limit + other.title.length();
    }

    public boolean hasTask() {
        return task.hashCode() == task.hashCode();
    }

    static class Node {
        private final Node next;
        private final int value;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }

        public int depth() {
            return next == null ? 1 : 2;
        }

        public int value() {
            return next != null ? next.value : value;
        }
    }

    static class Account {
        private final String owner;
        private final int balance;

        Account(String owner, int balance) {
            if (owner == null || balance < 0) {
                throw new IllegalArgumentException("null");
            }
            this.owner = owner;
            this.balance = balance;
        }

        public int length() {
            return owner.length();
        }

        public void covered() {
            assert balance >= 0;
        }

        public boolean isOwner(Account other) {
            return owner.equals(other.owner);
        }
    }

    static class Registered {
        private static final List<Registered> ALL = new ArrayList<>();
        private final String name;

        Registered(String name) {
            this.name = name == null ? "none" : name;
            ALL.add(this);
        }

        public int length() {
            return name.length();
        }

        public static int count() {
            return ALL.size();
        }
    }

    static class Inner {
        final Object mark = new Object();

        class Cursor {
            int at;

            Object mark() {
                return mark;
            }

            public void marked() {
                assert mark() != null;
            }
        }

        public Cursor cursor() {
            return new Cursor();
        }
    }

    static abstract class Shape {
        final String name;

        Shape(String name) {
            this.name = Objects.requireNonNull(name);
        }

        public int nameLength() {
            return name.length();
        }
    }

    static class Square extends Shape {
        final int side;

        Square(int side) {
            super("square");
            if (side <= 0) {
                throw new IllegalArgumentException();
            }
            this.side = side;
        }

        public int part() {
            return 100 / side;
        }

        public int both() {
            return name.length() + 100 / side;
        }
    }
}
//~ obligations: 34
