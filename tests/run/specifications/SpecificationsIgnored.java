// Specifications, whether Invar understands them or not, change nothing in a run.
public class SpecificationsIgnored {
    //@ ghost int g;
    //@ public invariant (\sum int i; 0 <= i && i < 3; i) == 3;
    int x;
    //@ requires (\sum int i; 0 <= i && i < n; i) >= 0;
    //@ also requires n < 0;
    static int f(int n) {
        int s = 0;
        //@ ghost int q = 0;
        //@ loop_invariant s == (\sum int k; 0 <= k && k < i; k);
        for (int i = 0; i < n; i++) {
            s += i;
            //@ set q = q + 1;
        }
        //@ assert s == (\sum int k; 0 <= k && k < n; k);
        return s;
    }
    int m() { return x; }
    public static void main(String[] a) { System.out.println(f(10) + new SpecificationsIgnored().m()); }
}
