/** The sieve of Eratosthenes, several times in one array. */
public class Sieve {
    public static void main(String[] args) {
        boolean[] isComposite = new boolean[1_000_001];
        int found = 0;
        for (int round = 0; round < 5; round++) {
            for (int i = 0; i < isComposite.length; i++) {
                isComposite[i] = false;
            }
            for (int i = 2; i < isComposite.length; i++) {
                if (!isComposite[i]) {
                    found++;
                    for (int j = 2 * i; j < isComposite.length; j += i) {
                        isComposite[j] = true;
                    }
                }
            }
        }
        System.out.println(found);
    }
}
