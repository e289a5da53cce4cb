// Loops over arrays: two indices, bounds that are parameters, nested ones, and one that the method calls.
class Arrays {
	static int partition(int[] a, int from, int to) {
		if (from < 0 || to > a.length || from >= to) return -1;
		int low = from, high = to - 1;
		while (low < high) {
			if (a[low] < 0) low++;
			else {
				int x = a[low];
				a[low] = a[high];
				a[high] = x;
				high--;
			}
		}
		return a[low];
	}

	static int positive(int[] a) {
		int[] kept = new int[a.length];
		int n = 0;
		outer: for (int x : a) {
			if (x < 0) continue outer;
			kept[n++] = x;
		}
		return n;
	}

	static void clear(int[][] grid, int rows, int columns) {
		if (rows > grid.length) return;
		for (int i = 0; i < rows; i++) {
			if (grid[i] == null || grid[i].length < columns) continue;
			for (int j = 0; j < columns; j++) { grid[i][j] = 0; }
		}
	}

	static int last(int[] a) { int i = a.length; while (--i >= 0) { if (a[i] == 7) break; } return i < 0 ? 0 : a[i]; }

	static int sum(int[] a) {
		return a.length > 3 ? sumFrom(a, 3) : 0;
	}

	private static int sumFrom(int[] a, int i) {
		int sum = 0;
		for (; i < a.length; i++) sum ^= a[i];
		return sum;
	}

	static void meet(int[] a) {
		int low = 0, high = a.length;
		while (low < high) {
			low++;
			high--;
		}
		assert low + high == a.length;
	}
}
