// The object is handed on before its field is set: to a method that is followed.
class HandedOnToFollowed {
    final Object mark;

    HandedOnToFollowed() {
        FollowedUser.use(this);
        mark = new Object();
    }
}

class FollowedUser {
    static void use(HandedOnToFollowed early) {
        assert early.mark != null; //~ refuted[assertion]
    }
}
//~ obligations: 2
