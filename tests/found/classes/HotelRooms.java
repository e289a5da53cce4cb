/** Books the rooms of a hotel night by night. */
public class HotelRooms {
    private static final int NIGHTS = 31;

    private final String[][] guests;
    private final int[] booked;

    public HotelRooms(int rooms) {
        if (rooms < 1 || rooms > 500) {
            throw new IllegalArgumentException("rooms " + rooms);
        }
        guests = new String[rooms][NIGHTS];
        booked = new int[NIGHTS];
    }

    private void check(int room, int night) {
        if (room < 0 || room >= guests.length || night < 0 || night >= NIGHTS) {
            throw new IllegalArgumentException("room " + room + ", night " + night);
        }
    }

    public boolean book(int room, int night, String guest) {
        check(room, night);
        if (guests[room][night] != null) {
            return false;
        }
        guests[room][night] = guest;
        booked[night]++;
        return true;
    }

    public void cancel(int room, int night) {
        check(room, night);
        guests[room][night] = null;
        booked[night]--;
    }

    public int free(int night) {
        check(0, night);
        int free = guests.length - booked[night];
        assert free <= guests.length;    // BUG: what was not booked can be cancelled
        return free;
    }

    public String guest(int room, int night) {
        check(room, night);
        String guest = guests[room][night];
        return guest == null ? "nobody" : guest;
    }

    /** Whether the same guest stays for the night after. */
    public boolean staysOn(int room, int night) {
        check(room, night);
        String guest = guests[room][night];
        return guest != null && guest.equals(guests[room][night + 1]);    // BUG: ArrayIndexOutOfBoundsException, the last night
    }

    public int nightsOf(String guest) {
        int nights = 0;
        for (String[] room : guests) {
            for (String name : room) {
                if (guest.equals(name)) {
                    nights++;
                }
            }
        }
        assert nights <= guests.length * NIGHTS;
        return nights;
    }
}
