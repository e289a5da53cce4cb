// Constants of an enum are made before its other static fields are set.
import java.util.HashMap;
import java.util.Map;

enum EnumConstructorUsesMap {
    FIRST("a"), SECOND("b");

    static final Map<String, EnumConstructorUsesMap> BY_NAME = new HashMap<>();

    EnumConstructorUsesMap(String name) {
        EnumRegistry.put(name, this);
    }
}

class EnumRegistry {
    static void put(String name, EnumConstructorUsesMap constant) {
        EnumConstructorUsesMap.BY_NAME.put(name, constant); //~ refuted[null-dereference]
    }
}
//~ obligations: 1
