// What lies behind a reference is another location, whoever holds the reference.
class Cell {
    int value;
    /*@ nullable @*/ Cell next;
    static int limit;
    int[] marks = new int[3];

    //@ model int weight;
    //@ represents weight = next == null ? value : next.value;
    //@ accessible weight: value, next;                       //~ unknown[dependency]

    //@ model int bounded;
    //@ represents bounded = value < limit ? value : limit;
    //@ accessible bounded: this.*;                           //~ unknown[dependency]

    //@ model int first;
    //@ represents first = marks.length > 0 ? marks[0] : 0;
    //@ accessible first: this.*;                             //~ unknown[dependency]

    //@ model int whole;
    //@ represents whole = (next == null ? value : next.value) + (marks.length > 0 ? marks[0] : 0) + limit;
    //@ accessible whole: this.*, next.*, marks[*], Cell.limit;

    /*@ normal_behavior
      @   requires steps >= 0;
      @   accessible \reachLocs(next, this);
      @   ensures true;
      @*/
    /*@ pure @*/ int at(int steps) {
        return steps == 0 ? value : next == null ? 0 : next.value;
    }

    /*@ normal_behavior
      @   accessible \reachLocs(next, this, 0);               //~ unknown[dependency]
      @   ensures true;
      @*/
    /*@ pure @*/ int behind() {
        return next == null ? 0 : next.value;
    }
}
//~ obligations: 13
