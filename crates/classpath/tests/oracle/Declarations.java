// Prints what javac reads from the class files of the modules that are named: a line for each class, record component,
// field and method. Run as `java Declarations.java java.base`.

import com.sun.source.util.JavacTask;
import java.io.PrintStream;
import java.net.URI;
import java.util.List;
import java.util.StringJoiner;
import javax.lang.model.element.*;
import javax.lang.model.type.*;
import javax.lang.model.util.Elements;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

public class Declarations {
    static final List<Modifier> MODIFIERS = List.of(Modifier.PUBLIC, Modifier.PRIVATE, Modifier.PROTECTED,
        Modifier.STATIC, Modifier.FINAL, Modifier.ABSTRACT, Modifier.SYNCHRONIZED, Modifier.NATIVE, Modifier.VOLATILE,
        Modifier.TRANSIENT, Modifier.DEFAULT, Modifier.SEALED);

    static Elements elements;
    static StringBuilder lines = new StringBuilder();

    public static void main(String[] modules) throws Exception {
        var source = new SimpleJavaFileObject(URI.create("string:///X.java"), JavaFileObject.Kind.SOURCE) {
            public CharSequence getCharContent(boolean ignoreErrors) {
                return "class X {}";
            }
        };
        var options = List.of("-proc:none");
        var compiler = ToolProvider.getSystemJavaCompiler();
        var task = (JavacTask) compiler.getTask(null, null, null, options, null, List.of(source));
        elements = task.getElements();
        task.analyze();
        for (var module : modules)
            for (var inPackage : elements.getModuleElement(module).getEnclosedElements())
                for (var inClass : inPackage.getEnclosedElements())
                    printClass((TypeElement) inClass);
        new PrintStream(System.out, false, "UTF-8").append(lines).flush();
    }

    static void printClass(TypeElement c) {
        var name = binaryName(c);
        var permits = new StringJoiner(",");
        for (var permitted : c.getPermittedSubclasses())
            permits.add(binaryName(((DeclaredType) permitted).asElement()));
        line("C", name, c.getSimpleName(), c.getKind(), c.getNestingKind(), modifiers(c) + parameters(c), "extends",
            type(c.getSuperclass()), "implements", types(c.getInterfaces()), "permits", permits);
        for (var component : c.getRecordComponents())
            line("R", name, component.getSimpleName());
        for (var member : c.getEnclosedElements()) {
            if (member instanceof VariableElement field && field.getKind().isField())
                line("F", name, field.getSimpleName(), field.getKind(), modifiers(field) + type(field.asType()), "=",
                    constant(field.getConstantValue()));
            else if (member instanceof ExecutableElement method && method.getKind() != ElementKind.STATIC_INIT)
                line("M", name, method.getSimpleName(), modifiers(method) + (method.isVarArgs() ? "varargs " : "")
                    + parameters(method) + "(" + types(((ExecutableType) method.asType()).getParameterTypes()) + ")",
                    type(method.getReturnType()), "throws", types(method.getThrownTypes()));
            else if (member instanceof TypeElement memberClass)
                printClass(memberClass);
        }
    }

    static void line(Object... parts) {
        var line = new StringJoiner(" ");
        for (var part : parts)
            line.add(part.toString());
        lines.append(line).append('\n');
    }

    static String binaryName(Element c) {
        return elements.getBinaryName((TypeElement) c).toString();
    }

    static String modifiers(Element e) {
        var text = new StringBuilder();
        for (var modifier : MODIFIERS)
            if (e.getModifiers().contains(modifier))
                text.append(modifier).append(' ');
        return text.toString();
    }

    static String parameters(Parameterizable generic) {
        var text = new StringJoiner(",", "<", ">");
        for (var parameter : generic.getTypeParameters()) {
            var bounds = new StringJoiner("&");
            for (var bound : parameter.getBounds())
                bounds.add(type(bound));
            text.add(parameter.getSimpleName() + ":" + bounds);
        }
        return text.toString();
    }

    static String types(List<? extends TypeMirror> types) {
        var text = new StringJoiner(",");
        for (var type : types)
            text.add(type(type));
        return text.toString();
    }

    static boolean isParameterised(TypeMirror type) {
        return type instanceof DeclaredType declared && type.getKind() == TypeKind.DECLARED
            && (!declared.getTypeArguments().isEmpty() || isParameterised(declared.getEnclosingType()));
    }

    static String type(TypeMirror type) {
        switch (type.getKind()) {
            case DECLARED:
                var declared = (DeclaredType) type;
                var outer = declared.getEnclosingType();
                var arguments = declared.getTypeArguments();
                return (isParameterised(outer) ? type(outer) + "." : "") + binaryName(declared.asElement())
                    + (arguments.isEmpty() ? "" : "<" + types(arguments) + ">");
            case ARRAY:
                return type(((ArrayType) type).getComponentType()) + "[]";
            case TYPEVAR:
                var variable = ((TypeVariable) type).asElement();
                var owner = variable.getEnclosingElement();
                return variable.getSimpleName() + "@" + (owner instanceof TypeElement ? binaryName(owner) : "method");
            case WILDCARD:
                var wildcard = (WildcardType) type;
                return wildcard.getExtendsBound() != null ? "? extends " + type(wildcard.getExtendsBound())
                    : wildcard.getSuperBound() != null ? "? super " + type(wildcard.getSuperBound()) : "?";
            case NONE:
                return "none";
            case ERROR:
                return "error";
            default:
                // A primitive type or void, perhaps with annotations.
                return type.getKind().toString().toLowerCase();
        }
    }

    static String constant(Object value) {
        if (value == null)
            return "";
        if (value instanceof String text) {
            var units = new StringJoiner(" ", "\"", "\"");
            for (var unit : text.toCharArray())
                units.add(Integer.toHexString(unit));
            return units.toString();
        }
        return value instanceof Character unit ? String.valueOf((int) unit)
            : value instanceof Float number ? "f" + Integer.toHexString(Float.floatToRawIntBits(number))
            : value instanceof Double number ? "d" + Long.toHexString(Double.doubleToRawLongBits(number))
            : value.toString();
    }
}
