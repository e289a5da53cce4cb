// The contract of a loop is about the iterations that are still to come.
class LoopContract {

    //@ requires arr != null;
    //@ ensures \result == (\sum int i; 0 <= i && i < arr.length; arr[i]);
    //@ assignable \nothing;
    //~ options: --int math
    static int sum(int[] arr) {
        int sum = 0;
        /*@ loop_contract normal_behavior
          @   requires arr != null && 0 <= \index && \index <= arr.length;
          @   requires sum == (\sum int i; 0 <= i && i < \index; arr[i]);
          @   ensures sum == (\sum int i; 0 <= i && i < arr.length; arr[i]);
          @   assignable \nothing;
          @   decreases arr.length - \index;
          @*/
        for (int el : arr) {
            sum += el;
        }
        return sum;
    }

    // What a contract ensures, compared with the state before: nothing need be known of the iterations that are over.
    //@ requires 0 <= n;
    //@ ensures \result == 3 * n + 5;
    static int added(int n) {
        int i = 0;
        int total = 5;
        /*@ loop_contract normal_behavior
          @   requires 0 <= i && i <= n;
          @   ensures total == \before(total) + 3 * (n - \before(i));
          @   assignable \nothing;
          @   decreases n - i;
          @*/
        while (i < n) {
            total += 3;
            i++;
        }
        return total;
    }

    // A block that begins with a loop: what follows the loop belongs to it.
    //@ requires 0 <= n;
    //@ ensures \result == n + 1;
    static int block(int n) {
        int k = 0;
        /*@ loop_contract normal_behavior
          @   requires 0 <= k && k <= n;
          @   ensures k == n + 1;
          @   assignable \nothing;
          @   decreases n - k;
          @*/
        {
            while (k < n) {
                k++;
            }
            k++;
        }
        return k;
    }

    // A variable of the head of the loop.
    //@ requires 0 <= n;
    //@ ensures \result == n;
    static int head(int n) {
        int k = 0;
        /*@ loop_contract normal_behavior
          @   requires 0 <= i && i <= n && k == i;
          @   ensures k == n;
          @   decreases n - i;
          @*/
        for (int i = 0; i < n; i++) {
            k++;
        }
        return k;
    }
}
//~ obligations: 34
