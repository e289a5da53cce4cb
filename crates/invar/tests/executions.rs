//! What is proved must hold in every execution: thousands of random start states are run, and no obligation that was
//! proved may fail in one.

use crate::common;
use crate::common::examined::examined;

#[test]
fn nothing_that_is_proved_fails_when_it_is_run() {
    let files = [common::examples(), common::verdict_files()].concat();
    let (mut met, mut proved, mut failed, mut conflicts) = (0, 0, 0, Vec::new());
    for (file, found) in files.iter().zip(examined(&files)) {
        let executions = &found.executions;
        met += executions.met;
        proved += executions.proved;
        failed += executions.failed;
        conflicts.extend(executions.conflicts.iter().map(|conflict| format!("{}: {conflict}", file.display())));
    }
    println!("{} files: {met} states met what is required, {proved} proved, {failed} failures seen", files.len());
    assert!(conflicts.is_empty(), "{}", conflicts.join("\n"));
    // The test can only fail if states meet what is required, something is proved, and something fails.
    assert!(met > 10_000 && proved > 500 && failed > 500, "{met} states met, {proved} proved, {failed} failures seen");
}
