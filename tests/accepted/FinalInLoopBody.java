// javac: accepts
class FinalInLoopBody {
    static int sum(int[] values) {
        int sum = 0;
        for (final int v : values) {
            final int doubled;
            if (v > 0) {
                doubled = 2 * v;
            } else {
                doubled = 0;
            }
            sum += doubled;
        }
        return sum;
    }

    static int assignedOnceBeforeBreak(int[] values) {
        final int found;
        int i = 0;
        while (true) {
            if (i == values.length) {
                found = -1;
                break;
            }
            if (values[i] == 0) {
                found = i;
                break;
            }
            i++;
        }
        return found;
    }

    static int finalParameterCopy(final int n) {
        int copy = n;
        copy++;
        return copy;
    }

    static int finalArray(final int[] values) {
        values[0] = 3;
        final int[] other = values;
        other[0]++;
        return other[0];
    }
}
