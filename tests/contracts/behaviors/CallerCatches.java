// A caller knows by the cases whether a call returns or throws, and what holds then.
class CallerCatches {
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
            assert good;
            assert tries == 0;
        } catch (IllegalStateException e) {
            assert !good;
            assert tries == 1;
        }
    }
}
//~ obligations: 12
