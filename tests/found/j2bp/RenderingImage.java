import java.util.Iterator;
import java.util.List;

/**
 * J2BP, rendering image (figure 3 with unknown rectangles): rectangles are drawn into an array of pixels.
 * Property: a pixel has a color if and only if there is a rectangle at its position.
 */
class RenderingImage {
    static void renderingImage(List<Rectangle> rectangles, int width, int height) {
        if (width < 0 || width > 1000 || height < 0 || height > 1000) {
            throw new IllegalArgumentException("size");
        }
        int[][] pixels = new int[width][height];
        Iterator<Rectangle> recIt = rectangles.iterator();
        while (recIt.hasNext()) {
            Rectangle rec = recIt.next();
            if (rec.left < 0 || rec.width < 0 || rec.left > width - rec.width
                    || rec.top < 0 || rec.height < 0 || rec.top > height - rec.height || rec.color == 0) {
                throw new IllegalArgumentException("rectangle");
            }
            for (int i = 0; i < rec.width; i++) {
                for (int j = 0; j < rec.height; j++) {
                    pixels[rec.left + i][rec.top + j] = rec.color;
                }
            }
        }
        for (int x = 0; x < width; x++) {
            for (int y = 0; y < height; y++) {
                boolean covered = false;
                for (Rectangle rec : rectangles) {
                    if (rec.left <= x && x < rec.left + rec.width && rec.top <= y && y < rec.top + rec.height) {
                        covered = true;
                    }
                }
                assert pixels[x][y] == 0 || covered; // holds
            }
        }
        for (Rectangle rec : rectangles) {
            for (int i = 0; i < rec.width; i++) {
                for (int j = 0; j < rec.height; j++) {
                    assert pixels[rec.left + i][rec.top + j] != 0; // holds
                }
            }
        }
    }

    /** Wrong: the first column of each rectangle is not drawn. */
    static void renderingImageWrong1(List<Rectangle> rectangles, int width, int height) {
        if (width < 0 || width > 1000 || height < 0 || height > 1000) {
            throw new IllegalArgumentException("size");
        }
        int[][] pixels = new int[width][height];
        Iterator<Rectangle> recIt = rectangles.iterator();
        while (recIt.hasNext()) {
            Rectangle rec = recIt.next();
            if (rec.left < 0 || rec.width < 0 || rec.left > width - rec.width
                    || rec.top < 0 || rec.height < 0 || rec.top > height - rec.height || rec.color == 0) {
                throw new IllegalArgumentException("rectangle");
            }
            for (int i = 1; i < rec.width; i++) {
                for (int j = 0; j < rec.height; j++) {
                    pixels[rec.left + i][rec.top + j] = rec.color;
                }
            }
        }
        for (int x = 0; x < width; x++) {
            for (int y = 0; y < height; y++) {
                boolean covered = false;
                for (Rectangle rec : rectangles) {
                    if (rec.left <= x && x < rec.left + rec.width && rec.top <= y && y < rec.top + rec.height) {
                        covered = true;
                    }
                }
                assert pixels[x][y] == 0 || covered; // holds
            }
        }
        for (Rectangle rec : rectangles) {
            for (int i = 0; i < rec.width; i++) {
                for (int j = 0; j < rec.height; j++) {
                    assert pixels[rec.left + i][rec.top + j] != 0; // wrong
                }
            }
        }
    }

    /** Wrong: the test whether a pixel is covered leaves out the left border. */
    static void renderingImageWrong2(List<Rectangle> rectangles, int width, int height) {
        if (width < 0 || width > 1000 || height < 0 || height > 1000) {
            throw new IllegalArgumentException("size");
        }
        int[][] pixels = new int[width][height];
        Iterator<Rectangle> recIt = rectangles.iterator();
        while (recIt.hasNext()) {
            Rectangle rec = recIt.next();
            if (rec.left < 0 || rec.width < 0 || rec.left > width - rec.width
                    || rec.top < 0 || rec.height < 0 || rec.top > height - rec.height || rec.color == 0) {
                throw new IllegalArgumentException("rectangle");
            }
            for (int i = 0; i < rec.width; i++) {
                for (int j = 0; j < rec.height; j++) {
                    pixels[rec.left + i][rec.top + j] = rec.color;
                }
            }
        }
        for (int x = 0; x < width; x++) {
            for (int y = 0; y < height; y++) {
                boolean covered = false;
                for (Rectangle rec : rectangles) {
                    if (rec.left < x && x < rec.left + rec.width && rec.top <= y && y < rec.top + rec.height) {
                        covered = true;
                    }
                }
                assert pixels[x][y] == 0 || covered; // wrong
            }
        }
        for (Rectangle rec : rectangles) {
            for (int i = 0; i < rec.width; i++) {
                for (int j = 0; j < rec.height; j++) {
                    assert pixels[rec.left + i][rec.top + j] != 0; // holds
                }
            }
        }
    }

    /** Wrong: the assertion forgets that rectangles may overlap. */
    static void renderingImageWrong3(List<Rectangle> rectangles, int width, int height) {
        if (width < 0 || width > 1000 || height < 0 || height > 1000) {
            throw new IllegalArgumentException("size");
        }
        int[][] pixels = new int[width][height];
        Iterator<Rectangle> recIt = rectangles.iterator();
        while (recIt.hasNext()) {
            Rectangle rec = recIt.next();
            if (rec.left < 0 || rec.width < 0 || rec.left > width - rec.width
                    || rec.top < 0 || rec.height < 0 || rec.top > height - rec.height || rec.color == 0) {
                throw new IllegalArgumentException("rectangle");
            }
            for (int i = 0; i < rec.width; i++) {
                for (int j = 0; j < rec.height; j++) {
                    pixels[rec.left + i][rec.top + j] = rec.color;
                }
            }
        }
        for (int x = 0; x < width; x++) {
            for (int y = 0; y < height; y++) {
                boolean covered = false;
                for (Rectangle rec : rectangles) {
                    if (rec.left <= x && x < rec.left + rec.width && rec.top <= y && y < rec.top + rec.height) {
                        covered = true;
                    }
                }
                assert pixels[x][y] == 0 || covered; // holds
            }
        }
        for (Rectangle rec : rectangles) {
            for (int i = 0; i < rec.width; i++) {
                for (int j = 0; j < rec.height; j++) {
                    assert pixels[rec.left + i][rec.top + j] == rec.color; // wrong
                }
            }
        }
    }

    static class Rectangle {
        final int left;
        final int top;
        final int width;
        final int height;
        final int color;

        Rectangle(int left, int top, int width, int height, int color) {
            this.left = left;
            this.top = top;
            this.width = width;
            this.height = height;
            this.color = color;
        }
    }
}
