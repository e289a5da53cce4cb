package java.lang;

/** A line of a stack trace; only programs make them, the models never do. */
public final class StackTraceElement implements java.io.Serializable {
    private final String declaringClass;
    private final String methodName;
    private final String fileName;
    private final int lineNumber;

    public StackTraceElement(String declaringClass, String methodName, String fileName, int lineNumber) {
        this.declaringClass = java.util.Objects.requireNonNull(declaringClass, "Declaring class is null");
        this.methodName = java.util.Objects.requireNonNull(methodName, "Method name is null");
        this.fileName = fileName;
        this.lineNumber = lineNumber;
    }

    public String getFileName() {
        return fileName;
    }

    public int getLineNumber() {
        return lineNumber;
    }

    public String getClassName() {
        return declaringClass;
    }

    public String getMethodName() {
        return methodName;
    }

    public boolean isNativeMethod() {
        return lineNumber == -2;
    }

    @Override
    public String toString() {
        String place;
        if (isNativeMethod()) {
            place = "Native Method";
        } else if (fileName == null) {
            place = "Unknown Source";
        } else {
            place = lineNumber >= 0 ? fileName + ":" + lineNumber : fileName;
        }
        return declaringClass + "." + methodName + "(" + place + ")";
    }
}
