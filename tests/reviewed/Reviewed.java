import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;

/**
 * Calls every method of the list in library/effects.txt with random arguments, and compares what comes of it with what the list claims: results
 * that are not null, exceptions, arrays that stay as they are. Arguments are numbers, texts, null, and what calls before have given.
 * Usage: Reviewed LIST SEED CALLS. Prints a line for each claim that is wrong, then how many methods were never called.
 */
class Reviewed {
    /** A method, constructor or field of the list, with its claims. */
    record Listed(String name, Executable code, Field field, boolean nonNull, boolean filled, boolean nullSafe, List<Class<?>> thrown) {
    }

    /** What is looked up and not called: it would change files, or wait. */
    private static final String UNCALLED = "(delete|rename|set|clear|mkdir|create|write|move|copy|sleep).*";

    private static final int[] NUMBERS = {0, 1, -1, 2, 3, 7, 12, 13, 28, 30, 31, 59, 60, 365, 1999, 2024, 100000, Integer.MAX_VALUE, Integer.MIN_VALUE};
    private static final String[] TEXTS = {"", "a", "b/c", "2024-02-29", "2023-02-29", "12:30", "2024-02-29T12:30", "2024-02-29T12:30:00Z",
        "UTC", "+01:00", "en", "PT1H", "P1D", "(a)(b)?", "a(b", "[", "1e5", "-12.50", "zz", "utf-8", "yyyy-MM-dd", "HH", "QQQQQQ", "MONDAY", "MAY",
        "SECONDS", "HALF_UP", "a,b,,c", "$1", "\0", "http://x.y/z?q=1", "%zz", "YWJj", "123e4567-e89b-12d3-a456-426614174000", "EUR", "ab"};

    private final Random random;
    private final List<Listed> listed = new ArrayList<>();
    private final Map<Class<?>, List<Object>> pool = new HashMap<>();
    private final Map<Listed, Integer> calls = new HashMap<>();
    private final TreeSet<String> wrong = new TreeSet<>();

    Reviewed(long seed) {
        random = new Random(seed);
    }

    public static void main(String[] args) throws Exception {
        Reviewed reviewed = new Reviewed(Long.parseLong(args[1]));
        reviewed.read(Path.of(args[0]));
        reviewed.run(Integer.parseInt(args[2]));
        reviewed.wrong.forEach(System.out::println);
        List<String> uncalled = new ArrayList<>();
        for (Listed one : reviewed.listed) {
            if (!reviewed.calls.containsKey(one) && one.code != null && !one.code.getName().matches(UNCALLED)) {
                uncalled.add(one.name);
            }
        }
        System.out.println("listed: " + reviewed.listed.size() + ", never called: " + uncalled.size() + " " + uncalled);
    }

    private void read(Path list) throws Exception {
        for (String whole : Files.readAllLines(list)) {
            String line = whole.replaceAll("#.*", "").trim();
            if (line.isEmpty()) {
                continue;
            }
            Class<?> owner = Class.forName(line.substring(0, line.indexOf(':')).trim());
            String rest = line.substring(line.indexOf(':') + 1).trim();
            if (rest.startsWith("wraps ")) {
                for (String type : rest.substring(6).split(" ")) {
                    Class.forName(type);
                }
                continue;
            }
            String claims = " " + rest.substring(rest.indexOf('=') + 1).trim() + " ";
            List<Class<?>> thrown = new ArrayList<>();
            if (claims.contains(" throws ")) {
                for (String type : claims.substring(claims.indexOf(" throws ") + 8).trim().split(" ")) {
                    thrown.add(Class.forName(type));
                }
            }
            for (String name : rest.substring(0, rest.indexOf('=')).trim().split(" +")) {
                add(owner, name, claims.contains(" non-null "), claims.contains(" filled "), claims.contains(" null-safe "), thrown);
            }
        }
        // A line for one method of several of a name takes precedence.
        List<Listed> general = listed.stream().filter(one -> listed.stream().anyMatch(other -> other != one
            && other.code != null && other.code.equals(one.code) && other.name.contains("("))).filter(one -> !one.name.contains("(")).toList();
        listed.removeAll(general);
    }

    private void add(Class<?> owner, String name, boolean nonNull, boolean filled, boolean nullSafe, List<Class<?>> thrown) {
        List<Executable> found = new ArrayList<>();
        Executable[] all = name.startsWith("new") ? owner.getDeclaredConstructors() : owner.getDeclaredMethods();
        for (Executable code : all) {
            boolean visible = Modifier.isPublic(code.getModifiers()) || Modifier.isProtected(code.getModifiers());
            if (visible && !code.isSynthetic() && (name(code).equals(name) || signature(code).equals(name))) {
                found.add(code);
            }
        }
        for (Executable code : found) {
            if (Modifier.isPublic(code.getModifiers())) {
                code.setAccessible(Modifier.isPublic(owner.getModifiers()) ? false : true);
            }
            listed.add(new Listed(owner.getName() + "." + name, code, null, nonNull, filled, nullSafe, thrown));
        }
        if (found.isEmpty()) {
            try {
                Field field = owner.getDeclaredField(name);
                listed.add(new Listed(owner.getName() + "." + name, null, field, nonNull, filled, nullSafe, thrown));
            } catch (NoSuchFieldException e) {
                wrong.add(owner.getName() + "." + name + ": there is none");
            }
        }
    }

    private static String name(Executable code) {
        return code instanceof Constructor ? "new" : code.getName();
    }

    private static String signature(Executable code) {
        StringBuilder text = new StringBuilder(name(code)).append('(');
        for (Class<?> type : code.getParameterTypes()) {
            text.append(text.charAt(text.length() - 1) == '(' ? "" : ",").append(type.getSimpleName());
        }
        return text.append(')').toString();
    }

    private void run(int count) throws Exception {
        for (Listed one : listed) {
            if (one.field != null) {
                Object value = one.field.get(null);
                if (one.nonNull && value == null) {
                    wrong.add(one.name + ": is null");
                }
                keep(value);
            }
            for (Object constant : enumConstants(one)) {
                keep(constant);
            }
        }
        for (int call = 0; call < count && !listed.isEmpty(); call++) {
            Listed one = listed.get(call % listed.size());
            if (one.code != null && !one.code.getName().matches(UNCALLED)) {
                call(one);
            }
        }
    }

    private static Object[] enumConstants(Listed one) {
        List<Object> constants = new ArrayList<>();
        if (one.code != null) {
            for (Class<?> type : one.code.getParameterTypes()) {
                Object[] known = type.isArray() ? null : type.getEnumConstants();
                constants.addAll(known == null ? List.of() : Arrays.asList(known));
            }
        }
        return constants.toArray();
    }

    private void keep(Object value) {
        if (value == null) {
            return;
        }
        List<Object> known = pool.computeIfAbsent(value.getClass(), type -> new ArrayList<>());
        if (known.size() < 40) {
            known.add(value);
        } else {
            known.set(random.nextInt(40), value);
        }
    }

    private void call(Listed one) throws Exception {
        Class<?>[] types = one.code.getParameterTypes();
        Object[] arguments = new Object[types.length];
        boolean hasNull = false;
        boolean small = one.code.getDeclaringClass().getPackageName().equals("java.math");
        for (int index = 0; index < types.length; index++) {
            Object argument = argument(types[index], small);
            if (argument == null && types[index].isPrimitive()) {
                return;
            }
            hasNull |= argument == null || argument instanceof Object[] array && Arrays.asList(array).contains(null);
            arguments[index] = argument;
        }
        Object receiver = null;
        if (one.code instanceof Method && !Modifier.isStatic(one.code.getModifiers())) {
            receiver = one(one.code.getDeclaringClass());
            if (receiver == null) {
                return;
            }
        }
        Object[] before = new Object[arguments.length];
        for (int index = 0; index < arguments.length; index++) {
            before[index] = copy(arguments[index]);
        }
        String what = one.name + " " + Arrays.deepToString(arguments);
        try {
            Object result = one.code instanceof Constructor<?> constructor
                ? constructor.newInstance(arguments) : ((Method) one.code).invoke(receiver, arguments);
            calls.merge(one, 1, Integer::sum);
            if (result == null && one.nonNull) {
                wrong.add(what + ": null");
            }
            if (one.filled && result != null && Arrays.asList((Object[]) result).contains(null)) {
                wrong.add(what + ": an array with null");
            }
            keep(result);
            if (result instanceof Object[] array) {
                Arrays.stream(array).limit(5).forEach(this::keep);
            }
        } catch (InvocationTargetException e) {
            calls.merge(one, 1, Integer::sum);
            Throwable thrown = e.getCause();
            boolean isRefusal = thrown instanceof NullPointerException && hasNull && !one.nullSafe;
            if (!isRefusal && one.thrown.stream().noneMatch(type -> type.isInstance(thrown))) {
                wrong.add(what + ": " + thrown);
            }
        }
        for (int index = 0; index < arguments.length; index++) {
            if (!Arrays.deepEquals(new Object[] {before[index]}, new Object[] {copy(arguments[index])})) {
                wrong.add(what + ": an array changes");
            }
        }
    }

    /** What is compared with it later: arrays have values of their own, and of texts in buffers it is the text. */
    private static Object copy(Object value) {
        if (value instanceof StringBuilder) {
            return value.toString();
        }
        if (value == null || !value.getClass().isArray()) {
            return null;
        }
        Object copy = Array.newInstance(value.getClass().getComponentType(), Array.getLength(value));
        System.arraycopy(value, 0, copy, 0, Array.getLength(value));
        return copy;
    }

    private Object argument(Class<?> type, boolean small) {
        int number = NUMBERS[random.nextInt(NUMBERS.length)];
        if (small && Math.abs((long) number) > 60) {
            number %= 40;
        }
        if (type == int.class) {
            return number;
        } else if (type == long.class) {
            return random.nextInt(4) > 0 ? (long) number : small ? number * 1000000007L : random.nextLong();
        } else if (type == double.class) {
            return random.nextInt(4) > 0 ? number / 8.0 : Double.longBitsToDouble(random.nextLong());
        } else if (type == float.class) {
            return number / 8.0f;
        } else if (type == boolean.class) {
            return random.nextBoolean();
        } else if (type == short.class) {
            return (short) number;
        } else if (type == byte.class) {
            return (byte) number;
        } else if (type == char.class) {
            return (char) number;
        } else if (random.nextInt(12) == 0) {
            return null;
        } else if (type == String.class) {
            return TEXTS[random.nextInt(TEXTS.length)];
        } else if (type == CharSequence.class && random.nextInt(3) == 0) {
            return new StringBuilder(TEXTS[random.nextInt(TEXTS.length)]);
        } else if (type == CharSequence.class) {
            return TEXTS[random.nextInt(TEXTS.length)];
        } else if (type == Object.class && random.nextInt(3) == 0) {
            return TEXTS[random.nextInt(TEXTS.length)];
        } else if (type == Throwable.class) {
            return new IllegalStateException("x");
        } else if (type.isArray()) {
            Object array = Array.newInstance(type.getComponentType(), random.nextInt(3) * random.nextInt(9));
            for (int index = 0; index < Array.getLength(array); index++) {
                Array.set(array, index, type == char[].class ? (Object) "0123456789.-e".charAt(random.nextInt(13)) : argument(type.getComponentType(), small));
            }
            return array;
        }
        return one(type);
    }

    /** Something of this type that calls have given. */
    private Object one(Class<?> type) {
        List<Object> fitting = new ArrayList<>();
        for (Map.Entry<Class<?>, List<Object>> entry : pool.entrySet()) {
            if (type.isAssignableFrom(entry.getKey())) {
                fitting.addAll(entry.getValue());
            }
        }
        return fitting.isEmpty() ? null : fitting.get(random.nextInt(fitting.size()));
    }
}
