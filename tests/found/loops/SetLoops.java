import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Loops that fill sets. */
final class SetLoops {
    // A set contains all elements that were collected.
    static void collect(List<Integer> in) {
        Set<Integer> set = new HashSet<>();
        for (Integer x : in) {
            set.add(x);
        }
        for (Integer x : in) {
            assert set.contains(x); // holds
        }
    }

    static void collectWrong(List<Integer> in) {
        Set<Integer> set = new HashSet<>();
        for (Integer x : in) {
            set.add(Math.abs(x));
        }
        for (Integer x : in) {
            assert set.contains(x); // wrong
        }
    }

    // A set has not more elements than the list that it was made from.
    static void notLarger(List<String> in) {
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < in.size(); i++) {
            seen.add(in.get(i));
        }
        assert seen.size() <= in.size(); // holds
    }

    static void notLargerWrong(List<String> in) {
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < in.size(); i++) {
            seen.add(in.get(i));
        }
        assert seen.size() == in.size(); // wrong
    }

    // The list has repeated elements if and only if the set is smaller.
    static void repeated(List<Integer> in) {
        Set<Integer> seen = new HashSet<>();
        boolean repeated = false;
        for (Integer x : in) {
            if (!seen.add(x)) {
                repeated = true;
            }
        }
        assert repeated == (seen.size() < in.size()); // holds
    }

    static void repeatedWrong(List<Integer> in) {
        Set<Integer> seen = new HashSet<>();
        boolean repeated = false;
        for (Integer x : in) {
            if (seen.add(x)) {
                repeated = true;
            }
        }
        assert repeated == (seen.size() < in.size()); // wrong
    }

    // A list without repetitions grows together with the set of seen elements.
    static void withoutRepetitions(List<String> in) {
        Set<String> seen = new HashSet<>();
        List<String> out = new ArrayList<>();
        for (String s : in) {
            if (seen.contains(s)) {
                continue;
            }
            seen.add(s);
            out.add(s);
        }
        assert out.size() == seen.size(); // holds
    }

    static void withoutRepetitionsWrong(List<String> in) {
        Set<String> seen = new HashSet<>();
        List<String> out = new ArrayList<>();
        for (String s : in) {
            if (seen.contains(s)) {
                continue;
            }
            seen.add(s.trim());
            out.add(s);
        }
        assert out.size() == seen.size(); // wrong
    }

    // All elements of an intersection are in the second set.
    static void intersection(Set<String> a, Set<String> b) {
        Set<String> out = new HashSet<>();
        for (String s : a) {
            if (b.contains(s)) {
                out.add(s);
            }
        }
        for (String s : out) {
            assert b.contains(s); // holds
        }
    }

    static void intersectionWrong(Set<String> a, Set<String> b) {
        Set<String> out = new HashSet<>();
        for (String s : a) {
            if (a.contains(s)) {
                out.add(s);
            }
        }
        for (String s : out) {
            assert b.contains(s); // wrong
        }
    }

    // A difference has no element of the second set.
    static void difference(Set<Integer> a, Set<Integer> b) {
        Set<Integer> out = new HashSet<>();
        for (Integer x : a) {
            if (!b.contains(x)) {
                out.add(x);
            }
        }
        for (Integer x : b) {
            assert !out.contains(x); // holds
        }
    }

    static void differenceWrong(Set<Integer> a, Set<Integer> b) {
        Set<Integer> out = new HashSet<>();
        for (Integer x : a) {
            if (!b.contains(x) || x == 0) {
                out.add(x);
            }
        }
        for (Integer x : b) {
            assert !out.contains(x); // wrong
        }
    }

    // A union is not larger than both sets together, but smaller if they overlap.
    static void unionSize(Set<String> a, Set<String> b) {
        Set<String> out = new HashSet<>(a);
        for (String s : b) {
            out.add(s);
        }
        assert out.size() <= (long) a.size() + b.size(); // holds
    }

    static void unionSizeWrong(Set<String> a, Set<String> b) {
        Set<String> out = new HashSet<>(a);
        for (String s : b) {
            out.add(s);
        }
        assert out.size() == (long) a.size() + b.size(); // wrong
    }
}
