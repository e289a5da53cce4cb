// Outer and nested classes use each other's private constructors, methods and fields, with compound assignments.
public class PrivateAccess {
    private static int secret = 5;
    private long total = 1L << 33;
    private String word = "w";

    private static class Vault {
        private byte small = 120;
        private char letter = 'a';
        private Integer boxed = 126;
        private static int opened;

        private Vault() {
            opened++;
            secret += 2;
        }

        private int open(int key) {
            return key == secret ? small : -1;
        }
    }

    private class Ledger {
        private Ledger() {
            total >>>= 1;
        }

        private void write(String s) {
            word += s + total++;
        }
    }

    public static void main(String[] args) {
        Vault vault = new Vault();
        System.out.println(vault.open(5) + " " + vault.open(7));
        vault.small += 10;
        System.out.println(vault.small);
        System.out.println(vault.letter++ + vault.letter + " " + ++vault.letter);
        Integer old = vault.boxed++;
        System.out.println(old + " " + vault.boxed + " " + (old == 126));
        vault.boxed <<= 2;
        System.out.println(vault.boxed + " " + Vault.opened);
        PrivateAccess access = new PrivateAccess();
        Ledger ledger = access.new Ledger();
        ledger.write("x");
        ledger.write("y");
        System.out.println(access.word + " " + access.total);
        new Vault();
        System.out.println(secret + " " + --Vault.opened + " " + (Vault.opened *= -3));
    }
}
