// At a call by contract the invariants of the arguments must hold too.
class Rational {
    int numerator;
    int denominator = 1;
    //@ invariant denominator != 0;

    Rational() {                                       //~ proved[class-invariant]
    }
}

class RationalTools {

    //@ requires true;
    //@ assignable \nothing;
    static int truncate(Rational number) {
        return number.numerator / number.denominator;  //~ proved[division-by-zero]
    }

    static int half(Rational number) {
        number.denominator = 2;
        return truncate(number);                       //~ proved[class-invariant]
    }

    static int broken(Rational number) {
        number.denominator = 0;
        int result = truncate(number);                 //~ refuted[class-invariant]
        number.denominator = 1;
        return result;
    }

    static void leave(Rational number) {               //~ refuted[class-invariant]
        number.denominator = 0;
    }
}
//~ obligations: 18
