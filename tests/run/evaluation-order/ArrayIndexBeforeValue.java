// An array and its index are settled before the right side runs, even if it changes the variables.
public class ArrayIndexBeforeValue {
    static int[] first = {10, 20, 30};
    static int[] second = {1, 2, 3};
    static int[] current = first;

    static int[] array(String name, int[] array) {
        System.out.print(name + " ");
        return array;
    }

    static int index(int i) {
        System.out.print("index" + i + " ");
        return i;
    }

    static int switchArrays() {
        current = second;
        return 99;
    }

    static void show() {
        System.out.println(first[0] + "," + first[1] + "," + first[2] + " / "
            + second[0] + "," + second[1] + "," + second[2]);
    }

    public static void main(String[] args) {
        current[1] = switchArrays();
        show();
        current = first;
        current[0] += switchArrays();
        show();
        int[] a = {4, 4, 4};
        int i = 0;
        i = a[i] = 2;
        System.out.println(i + " " + a[0] + a[1] + a[2]);
        int[] b = {0, 0, 0};
        i = 0;
        b[i++] = b[i++] = i++;
        System.out.println(i + " " + b[0] + b[1] + b[2]);
        int[] c = {1, 2, 3};
        i = 0;
        c[i] = i = 2;
        System.out.println(i + " " + c[0] + c[1] + c[2]);
        array("first", first)[index(2)] = array("second", second)[index(0)] + index(1);
        System.out.println();
        show();
        int[][] grid = {{1, 2}, {3, 4}};
        int[][] other = {{5, 6}, {7, 8}};
        System.out.println(grid[(grid = other)[0][0] - 5][1] + " " + grid[0][1]);
        int[] d = {3, 1, 0, 2};
        System.out.println(d[d[d[d[0]]]] + " " + (d[0] = d[1]) + d[0]);
    }
}
