// Nobody may extend a final class.
final class Sealed {
}

class SubclassOfFinal extends Sealed {         //~ error[class-error]
}
