/** An element with its own equality, hash code and order: by its number. Others with the same number are other objects. */
final class Key implements Comparable<Key> {
    /** Says which object it is. */
    final int id;
    final int number;

    Key(int id, int number) {
        this.id = id;
        this.number = number;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Key && ((Key) other).number == number;
    }

    /** Different numbers share hash codes. */
    @Override
    public int hashCode() {
        return number % 3;
    }

    @Override
    public int compareTo(Key other) {
        return Integer.compare(number, other.number);
    }

    @Override
    public String toString() {
        return "key" + number;
    }
}
