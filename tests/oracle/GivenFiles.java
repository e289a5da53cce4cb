import com.sun.tools.javac.file.JavacFileManager;
import com.sun.tools.javac.util.Context;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;

/**
 * Hides, in the folders of `--patch-module`, the sources that were not asked for: javac would compile all of a module
 * that the given files refer to, where the class files of the running JDK say the same.
 */
final class GivenFiles extends JavacFileManager {
    private final Set<Path> given = new HashSet<>();

    GivenFiles(Collection<Path> files) {
        // The context of the task cannot be used: the task registers its file manager in it by itself.
        super(new Context(), true, StandardCharsets.UTF_8);
        files.forEach(file -> given.add(file.toAbsolutePath().normalize()));
    }

    @Override
    public Iterable<JavaFileObject> list(
            Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse)
            throws IOException {
        Iterable<JavaFileObject> all = super.list(location, packageName, kinds, recurse);
        if (location instanceof StandardLocation || !kinds.contains(JavaFileObject.Kind.SOURCE)) {
            return all;
        }
        List<JavaFileObject> kept = new ArrayList<>();
        for (JavaFileObject file : all) {
            if (file.getKind() != JavaFileObject.Kind.SOURCE
                    || given.contains(asPath(file).toAbsolutePath().normalize())) {
                kept.add(file);
            }
        }
        return kept;
    }
}
