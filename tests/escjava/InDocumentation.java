// ESC/Java reads specifications between `<esc>` and `</esc>` in documentation comments.
class InDocumentation {
    /**
     ** Half of a number.
     ** <pre><esc>
     ** requires x >= 0;
     ** ensures 0 <= \result && \result <= x
     ** </esc></pre>
     **/
    static int half(int x) {
        return x / 2;
    }

    static void callsHalf() {
        half(-1); //~ refuted[precondition]
    }

    /** <esc> requires x > 0 </esc> The result is <esc> ensures \result > 1 </esc> more than nothing. */ //~ refuted[postcondition]
    static int same(int x) {
        return x;
    }

    /** Says nothing: &lt;esc&gt; ensures false &lt;/esc&gt; is none. */
    //@ ensures \result == x //~ proved[postcondition]
    static int plain(int x) {
        return x;
    }
}
//~ obligations: 4
