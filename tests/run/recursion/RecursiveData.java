// Recursion over linked data: trees, lists, and cycles that are cut by a flag.
public class RecursiveData {
    static class Tree {
        int key;
        Tree left;
        Tree right;

        Tree(int key) {
            this.key = key;
        }

        static Tree insert(Tree tree, int key) {
            if (tree == null) {
                return new Tree(key);
            }
            if (key < tree.key) {
                tree.left = insert(tree.left, key);
            } else if (key > tree.key) {
                tree.right = insert(tree.right, key);
            }
            return tree;
        }

        static int height(Tree tree) {
            return tree == null ? 0 : 1 + Math.max(height(tree.left), height(tree.right));
        }

        static String show(Tree tree) {
            return tree == null ? "." : "(" + show(tree.left) + tree.key + show(tree.right) + ")";
        }
    }

    static class Cell {
        final int head;
        final Cell tail;

        Cell(int head, Cell tail) {
            this.head = head;
            this.tail = tail;
        }

        Cell append(Cell other) {
            return new Cell(head, tail == null ? other : tail.append(other));
        }

        Cell reversed(Cell done) {
            Cell next = new Cell(head, done);
            return tail == null ? next : tail.reversed(next);
        }

        public String toString() {
            return head + (tail == null ? "" : "," + tail);
        }
    }

    static Cell quickSort(Cell list) {
        if (list == null) {
            return null;
        }
        Cell less = null;
        Cell more = null;
        for (Cell c = list.tail; c != null; c = c.tail) {
            if (c.head < list.head) {
                less = new Cell(c.head, less);
            } else {
                more = new Cell(c.head, more);
            }
        }
        Cell right = new Cell(list.head, quickSort(more));
        return less == null ? right : quickSort(less).append(right);
    }

    public static void main(String[] args) {
        Tree tree = null;
        Cell list = null;
        int value = 7;
        for (int i = 0; i < 9; i++) {
            value = value * 5 % 23;
            tree = Tree.insert(tree, value);
            list = new Cell(value, list);
        }
        System.out.println(Tree.show(tree) + " " + Tree.height(tree));
        System.out.println(list + " | " + list.reversed(null) + " | " + quickSort(list));
    }
}
