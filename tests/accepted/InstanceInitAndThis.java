// javac: accepts
class InstanceInitAndThis {
    private final int id;
    private InstanceInitAndThis next = this;
    private final Runnable show = () -> System.out.println(this.next.name());

    InstanceInitAndThis(int id) {
        show.run();
        this.id = id;
        next = new InstanceInitAndThis(this);
        int copy = this.id;
        System.out.println(copy);
    }

    private InstanceInitAndThis(InstanceInitAndThis other) {
        this.id = other.id;
    }

    String name() {
        return "n" + id;
    }

    InstanceInitAndThis with(int id) {
        int previous = this.id;
        return id == previous ? this : new InstanceInitAndThis(id);
    }
}
