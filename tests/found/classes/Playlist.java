import java.util.ArrayList;
import java.util.List;

/** Songs and the one that is playing. */
public class Playlist {
    private record Song(String title, int seconds) {
    }

    private final List<Song> songs = new ArrayList<>();
    private int current;
    private boolean repeat;

    public void add(String title, int seconds) {
        if (seconds < 1 || seconds > 36_000) {
            throw new IllegalArgumentException("seconds " + seconds);
        }
        songs.add(new Song(title, seconds));
    }

    public void remove(int index) {
        if (index < 0 || index >= songs.size()) {
            throw new IllegalArgumentException("no song " + index);
        }
        songs.remove(index);
        if (index < current) {
            current--;
        }
    }

    public String playing() {
        if (songs.isEmpty()) {
            return "";
        }
        return songs.get(current).title;    // BUG: IndexOutOfBoundsException, the last song was playing and is removed
    }

    public void setRepeat(boolean repeat) {
        this.repeat = repeat;
    }

    /** Goes on; false at the end of the list. */
    public boolean next() {
        if (current + 1 < songs.size()) {
            current++;
            return true;
        }
        if (repeat) {
            current = 0;
        }
        assert current >= 0;
        return repeat;
    }

    public void previous() {
        current = Math.max(0, current - 1);
    }

    public long length() {
        long length = 0;
        for (Song song : songs) {
            assert song.seconds > 0;
            length += song.seconds;
        }
        return length;
    }

    public String longest() {
        Song longest = null;
        for (Song song : songs) {
            if (longest == null || song.seconds > longest.seconds) {
                longest = song;
            }
        }
        return longest == null ? "" : longest.title;
    }
}
