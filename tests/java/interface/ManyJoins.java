// Branches within branches, one behind the other, that change an object which another name may lead to: what is read behind them is looked for without going through all paths.
class ManyJoins {
    static class Node {
        int x;
    }

    static void behindAll(Node p, Node q, int bits, int more) {
        Node a = new Node();
        if ((bits & 1) != 0) {
            if (more == 0) {
                q.x = 0;
            }
        } else {
            if (more == -1) {
                q.x = 1;
            }
        }
        if ((bits & 2) != 0) {
            if (more == 1) {
                q.x = 1;
            }
        } else {
            if (more == -2) {
                q.x = 2;
            }
        }
        if ((bits & 4) != 0) {
            if (more == 2) {
                q.x = 2;
            }
        } else {
            if (more == -3) {
                q.x = 3;
            }
        }
        if ((bits & 8) != 0) {
            if (more == 3) {
                q.x = 3;
            }
        } else {
            if (more == -4) {
                q.x = 4;
            }
        }
        if ((bits & 16) != 0) {
            if (more == 4) {
                q.x = 4;
            }
        } else {
            if (more == -5) {
                q.x = 5;
            }
        }
        if ((bits & 32) != 0) {
            if (more == 5) {
                q.x = 5;
            }
        } else {
            if (more == -6) {
                q.x = 6;
            }
        }
        if ((bits & 64) != 0) {
            if (more == 6) {
                q.x = 6;
            }
        } else {
            if (more == -7) {
                q.x = 7;
            }
        }
        if ((bits & 128) != 0) {
            if (more == 7) {
                q.x = 7;
            }
        } else {
            if (more == -8) {
                q.x = 8;
            }
        }
        if ((bits & 256) != 0) {
            if (more == 8) {
                q.x = 8;
            }
        } else {
            if (more == -9) {
                q.x = 9;
            }
        }
        if ((bits & 512) != 0) {
            if (more == 9) {
                q.x = 9;
            }
        } else {
            if (more == -10) {
                q.x = 10;
            }
        }
        if ((bits & 1024) != 0) {
            if (more == 10) {
                q.x = 10;
            }
        } else {
            if (more == -11) {
                q.x = 11;
            }
        }
        if ((bits & 2048) != 0) {
            if (more == 11) {
                q.x = 11;
            }
        } else {
            if (more == -12) {
                q.x = 12;
            }
        }
        if ((bits & 4096) != 0) {
            if (more == 12) {
                q.x = 12;
            }
        } else {
            if (more == -13) {
                q.x = 13;
            }
        }
        if ((bits & 8192) != 0) {
            if (more == 13) {
                q.x = 13;
            }
        } else {
            if (more == -14) {
                q.x = 14;
            }
        }
        if ((bits & 16384) != 0) {
            if (more == 14) {
                q.x = 14;
            }
        } else {
            if (more == -15) {
                q.x = 15;
            }
        }
        if ((bits & 32768) != 0) {
            if (more == 15) {
                q.x = 15;
            }
        } else {
            if (more == -16) {
                q.x = 16;
            }
        }
        if ((bits & 65536) != 0) {
            if (more == 16) {
                q.x = 16;
            }
        } else {
            if (more == -17) {
                q.x = 17;
            }
        }
        if ((bits & 131072) != 0) {
            if (more == 17) {
                q.x = 17;
            }
        } else {
            if (more == -18) {
                q.x = 18;
            }
        }
        if ((bits & 262144) != 0) {
            if (more == 18) {
                q.x = 18;
            }
        } else {
            if (more == -19) {
                q.x = 19;
            }
        }
        if ((bits & 524288) != 0) {
            if (more == 19) {
                q.x = 19;
            }
        } else {
            if (more == -20) {
                q.x = 20;
            }
        }
        if ((bits & 1048576) != 0) {
            if (more == 20) {
                q.x = 20;
            }
        } else {
            if (more == -21) {
                q.x = 21;
            }
        }
        if ((bits & 2097152) != 0) {
            if (more == 21) {
                q.x = 21;
            }
        } else {
            if (more == -22) {
                q.x = 22;
            }
        }
        if ((bits & 4194304) != 0) {
            if (more == 22) {
                q.x = 22;
            }
        } else {
            if (more == -23) {
                q.x = 23;
            }
        }
        if ((bits & 8388608) != 0) {
            if (more == 23) {
                q.x = 23;
            }
        } else {
            if (more == -24) {
                q.x = 24;
            }
        }
        if ((bits & 16777216) != 0) {
            if (more == 24) {
                q.x = 24;
            }
        } else {
            if (more == -25) {
                q.x = 25;
            }
        }
        if ((bits & 33554432) != 0) {
            if (more == 25) {
                q.x = 25;
            }
        } else {
            if (more == -26) {
                q.x = 26;
            }
        }
        if ((bits & 67108864) != 0) {
            if (more == 26) {
                q.x = 26;
            }
        } else {
            if (more == -27) {
                q.x = 27;
            }
        }
        if ((bits & 134217728) != 0) {
            if (more == 27) {
                q.x = 27;
            }
        } else {
            if (more == -28) {
                q.x = 28;
            }
        }
        if ((bits & 268435456) != 0) {
            if (more == 28) {
                q.x = 28;
            }
        } else {
            if (more == -29) {
                q.x = 29;
            }
        }
        if ((bits & 536870912) != 0) {
            if (more == 29) {
                q.x = 29;
            }
        } else {
            if (more == -30) {
                q.x = 30;
            }
        }
        assert a != p && a.x == 0; //~ proved[assertion]
        assert p.x != 1; //~ refuted[assertion]
    }
}
//~ obligations: 64
