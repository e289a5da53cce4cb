import java.util.ArrayList;
import java.util.List;

/** Lists made of some elements of another list. */
final class ListFilter {
    // A filtered list is not larger than its source.
    static void notLarger(List<Integer> in) {
        List<Integer> out = new ArrayList<>();
        for (Integer x : in) {
            if (x > 0) {
                out.add(x);
            }
        }
        assert out.size() <= in.size(); // holds
    }

    static void notLargerWrong(List<Integer> in) {
        List<Integer> out = new ArrayList<>();
        for (Integer x : in) {
            if (x > 0) {
                out.add(x);
            }
        }
        assert out.size() < in.size(); // wrong
    }

    // All elements that pass the filter have the property.
    static void allPositive(List<Integer> in) {
        List<Integer> out = new ArrayList<>();
        for (int x : in) {
            if (x > 0) {
                out.add(x);
            }
        }
        for (int x : out) {
            assert x > 0; // holds
        }
    }

    static void allPositiveWrong(List<Integer> in) {
        List<Integer> out = new ArrayList<>();
        for (int x : in) {
            if (x >= 0) {
                out.add(x);
            }
        }
        for (int x : out) {
            assert x > 0; // wrong
        }
    }

    // Two complementary filters lose nothing.
    static void split(List<Integer> in, int pivot) {
        List<Integer> low = new ArrayList<>();
        List<Integer> high = new ArrayList<>();
        for (int x : in) {
            if (x < pivot) {
                low.add(x);
            } else {
                high.add(x);
            }
        }
        assert low.size() + high.size() == in.size(); // holds
    }

    static void splitWrong(List<Integer> in, int pivot) {
        List<Integer> low = new ArrayList<>();
        List<Integer> high = new ArrayList<>();
        for (int x : in) {
            if (x < pivot) {
                low.add(x);
            } else if (x > pivot) {
                high.add(x);
            }
        }
        assert low.size() + high.size() == in.size(); // wrong
    }

    // No empty string is left.
    static void nonEmpty(List<String> in) {
        List<String> out = new ArrayList<>();
        for (String s : in) {
            if (!s.isEmpty()) {
                out.add(s);
            }
        }
        for (String s : out) {
            assert s.length() > 0; // holds
        }
    }

    static void nonEmptyWrong(List<String> in) {
        List<String> out = new ArrayList<>();
        for (String s : in) {
            if (s != null) {
                out.add(s);
            }
        }
        for (String s : out) {
            assert s.length() > 0; // wrong
        }
    }

    // Mapping strings to their lengths keeps the order.
    static void lengths(List<String> in) {
        List<Integer> out = new ArrayList<>();
        for (String s : in) {
            out.add(s.length());
        }
        for (int i = 0; i < in.size(); i++) {
            assert out.get(i) == in.get(i).length(); // holds
        }
    }

    static void lengthsWrong(List<String> in) {
        List<Integer> out = new ArrayList<>();
        for (String s : in) {
            out.add(s.trim().length());
        }
        for (int i = 0; i < in.size(); i++) {
            assert out.get(i) == in.get(i).length(); // wrong
        }
    }

    // Not more than the allowed number of elements is taken.
    static void atMost(List<String> in, int limit) {
        if (limit < 0) {
            throw new IllegalArgumentException();
        }
        List<String> out = new ArrayList<>();
        for (String s : in) {
            if (out.size() == limit) {
                break;
            }
            out.add(s);
        }
        assert out.size() <= limit; // holds
    }

    static void atMostWrong(List<String> in, int limit) {
        if (limit < 0) {
            throw new IllegalArgumentException();
        }
        List<String> out = new ArrayList<>();
        for (String s : in) {
            if (out.size() > limit) {
                break;
            }
            out.add(s);
        }
        assert out.size() <= limit; // wrong
    }
}
