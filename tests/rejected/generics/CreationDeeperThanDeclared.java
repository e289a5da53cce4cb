import java.util.List;

class CreationDeeperThanDeclared<K> {
    CreationDeeperThanDeclared<List<List<K>>> deeper() {
        return new CreationDeeperThanDeclared<List<K>>(); //~ error
    }
}
