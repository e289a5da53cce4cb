// A directory with slots gets a new name: a free slot is looked for, and another slot with the same name. Fifteen predicates, in the role of the
// procedure `create` of a file system in the paper, which is not public.
class Create {
    static int create(int[] names, boolean[] used, int name) {
        if (names.length != used.length) {
            throw new IllegalArgumentException();
        }
        int free = -1;
        int at = -1;
        boolean exists = false;
        /*@ skolem_constant int x;
            loop_predicate 0 <= i, exists, at < i, 0 <= at, used[at], names[at] == name, free == -1, free < i, 0 <= free, used[free],
                0 <= x, x < i, used[x], names[x] == name, i <= names.length; */
        for (int i = 0; i < names.length; i++) {
            if (!used[i]) {
                if (free == -1) {
                    free = i;
                }
            } else {
                if (names[i] == name) {
                    exists = true;
                    at = i;
                }
            }
        }
        if (exists) {
            assert used[at] && names[at] == name;
            return -1;
        }
        //@ assert (\forall int x; 0 <= x && x < names.length; !used[x] || names[x] != name);
        if (free == -1) {
            //@ assert (\forall int x; 0 <= x && x < names.length; used[x]);
            return -1;
        }
        assert !used[free];
        used[free] = true;
        names[free] = name;
        return free;
    }
}
