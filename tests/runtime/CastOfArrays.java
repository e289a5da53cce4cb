// An array has the class that it was created with: an `Animal[]` is no `Cat[]`, even if it holds only cats.
class CastOfArrays {

    static int created() {
        CastOfArraysAnimal[] animals = new CastOfArraysAnimal[] { new CastOfArraysCat() };
        CastOfArraysCat[] cats = (CastOfArraysCat[]) animals; //~ refuted[class-cast]
        return cats.length;
    }

    static int covariant() {
        CastOfArraysAnimal[] animals = new CastOfArraysCat[2];
        CastOfArraysCat[] cats = (CastOfArraysCat[]) animals; //~ proved[class-cast]
        return cats.length;
    }

    static int numbers(Object any) {
        int[] numbers = (int[]) any; //~ refuted[class-cast]
        return numbers.length;
    }

    static int testedNumbers(Object any) {
        return any instanceof int[] ? ((int[]) any).length : 0; //~ proved[class-cast]
    }
}

class CastOfArraysAnimal {
}

class CastOfArraysCat extends CastOfArraysAnimal {
}
//~ obligations: 8
