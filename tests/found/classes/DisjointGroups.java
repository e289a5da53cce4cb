/** Groups of people 0 to n-1 that can be merged but not split. */
public class DisjointGroups {
    private final int[] leader;
    private final int[] members;
    private int groups;

    public DisjointGroups(int people) {
        if (people < 1 || people > 100_000) {
            throw new IllegalArgumentException("people " + people);
        }
        leader = new int[people];
        members = new int[people];
        for (int i = 0; i < people; i++) {
            leader[i] = i;
            members[i] = 1;
        }
        groups = people;
    }

    private int leaderOf(int person) {
        if (person < 0 || person >= leader.length) {
            throw new IllegalArgumentException("nobody has number " + person);
        }
        int current = person;
        while (leader[current] != current) {
            leader[current] = leader[leader[current]];
            current = leader[current];
        }
        return current;
    }

    public boolean join(int a, int b) {
        int one = leaderOf(a);
        int two = leaderOf(b);
        if (one == two) {
            return false;
        }
        if (members[one] < members[two]) {
            int swap = one;
            one = two;
            two = swap;
        }
        leader[two] = one;
        members[one] += members[two];
        groups--;
        assert groups >= 1;
        assert members[one] <= leader.length;
        return true;
    }

    public boolean together(int a, int b) {
        return leaderOf(a) == leaderOf(b);
    }

    public int groupSize(int person) {
        int size = members[leaderOf(person)];
        assert size >= 1;
        return size;
    }

    public int groups() {
        return groups;
    }

    public int averageSize() {
        return leader.length / groups;
    }
}
