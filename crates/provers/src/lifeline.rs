//! Programs that Invar starts end with it, whatever ends it: a signal that nobody can catch, a panic, or its own end.
//!
//! All of them, and whatever they start, are in one process group. Its leader is a watchdog, a small shell that reads from a pipe whose other
//! end only Invar holds: when Invar is gone, however it went, the shell comes to the end of its input and kills the group. A program is in the
//! group before it begins to run, so there is no moment in which it is not watched.
//!
//! A death signal of the kernel (`PR_SET_PDEATHSIG`) would not do: it comes when the thread ends that started the program, and reaches no
//! program that this one started. Nor would a group for each program: until the watchdog is told of it, nobody watches.

use std::io;
use std::process::{Child, Command};

/// A running program, which is killed when this is dropped.
pub(crate) struct Guarded {
    /// The program.
    pub child: Child,
}

impl Guarded {
    /// Starts a program.
    pub fn start(command: &mut Command) -> io::Result<Guarded> {
        #[cfg(unix)]
        watchdog::join(command)?;
        Ok(Guarded { child: command.spawn()? })
    }
}

impl Drop for Guarded {
    fn drop(&mut self) {
        // A child that cannot be killed has ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(unix)]
mod watchdog {
    use std::io;
    use std::os::unix::process::CommandExt;
    use std::process::{Child, Command, Stdio};
    use std::sync::{Mutex, PoisonError};

    /// Nothing is ever sent: the read ends when Invar does. Uses nothing but what the shell has itself.
    const SCRIPT: &str = "trap '' HUP INT QUIT TERM; read -r nothing; kill -s KILL 0";

    /// The shell, with the end of the pipe that keeps it waiting.
    static WATCHDOG: Mutex<Option<Child>> = Mutex::new(None);

    /// The program that is started next joins the group, whose leader is started if there is none or it was killed.
    pub fn join(command: &mut Command) -> io::Result<()> {
        let mut watchdog = WATCHDOG.lock().unwrap_or_else(PoisonError::into_inner);
        let is_alive = |shell: &mut Child| matches!(shell.try_wait(), Ok(None));
        if !watchdog.as_mut().is_some_and(is_alive) {
            *watchdog = Some(start()?);
        }
        if let Some(group) = watchdog.as_ref().and_then(|shell| i32::try_from(shell.id()).ok()) {
            command.process_group(group);
        }
        Ok(())
    }

    fn start() -> io::Result<Child> {
        let mut command = Command::new("/bin/sh");
        command.args(["-c", SCRIPT]).env_clear().current_dir("/").process_group(0);
        command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()
    }
}
