// After the exception the counter is 1.
class CallerCatchesWrong {
    int tries;

    /*@ public normal_behavior
      @   requires good && 0 <= tries && tries < 100;
      @   ensures tries == \old(tries);
      @   assignable \nothing;
      @ also public exceptional_behavior
      @   requires !good && 0 <= tries && tries < 100;
      @   signals (IllegalStateException e) tries == \old(tries) + 1;
      @   signals_only IllegalStateException;
      @   assignable tries;
      @*/
    public void run(boolean good) {
        if (!good) {
            tries++;
            throw new IllegalStateException();
        }
    }

    void use(boolean good) {
        tries = 0;
        try {
            run(good);
        } catch (IllegalStateException e) {
            tries = tries + 1;
        }
        assert tries == 0 || tries == 2;
        assert tries == 0;      //~ refuted[assertion]
    }
}
//~ obligations: 10
