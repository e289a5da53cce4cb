//! Programs that Invar starts end with it, whatever ends it: a signal that nobody can catch, a panic, or its own end.
//!
//! Each program leads a process group of its own, so that whatever it starts can be ended with it. A watchdog, a small shell of its own
//! group, reads from a pipe which groups there are. Only Invar holds the other end of that pipe: when it is gone, however it went, the
//! shell comes to the end of its input and kills the groups that are left. A death signal of the kernel (`PR_SET_PDEATHSIG`) would not do:
//! it comes when the thread ends that started the program, and reaches no program that this one started.

use std::io;
use std::process::{Child, Command};

/// A running program with all that it has started. Dropped, all of them are killed.
pub(crate) struct Guarded {
    /// The program itself.
    pub child: Child,
}

impl Guarded {
    /// Starts a program.
    pub fn start(command: &mut Command) -> io::Result<Guarded> {
        groups::prepare(command)?;
        let guarded = Guarded { child: command.spawn()? };
        // If it cannot be watched, it is killed here: nobody else would.
        groups::watch(guarded.child.id())?;
        Ok(guarded)
    }
}

impl Drop for Guarded {
    fn drop(&mut self) {
        let group = self.child.id();
        groups::kill(group);
        // A child that cannot be killed has ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
        groups::forget(group);
    }
}

#[cfg(unix)]
mod groups {
    use rustix::process::{Pid, Signal, kill_process_group};
    use std::collections::BTreeSet;
    use std::io::{self, Write};
    use std::os::unix::process::CommandExt;
    use std::process::{Child, ChildStdin, Command, Stdio};
    use std::sync::{Mutex, MutexGuard, PoisonError};

    /// Reads `+ GROUP` and `- GROUP`, and kills the groups that are left when its input ends. Uses nothing but what the shell has itself.
    const SCRIPT: &str = "trap '' HUP INT QUIT TERM
groups=' '
while read -r change group; do
    case $change in
    +) groups=\"$groups$group \" ;;
    -) groups=\"${groups%% $group *} ${groups#* $group }\" ;;
    esac
done
for group in $groups; do kill -s KILL -- \"-$group\"; done";

    struct Watchdog {
        shell: Child,
        input: ChildStdin,
    }

    #[derive(Default)]
    struct State {
        watchdog: Option<Watchdog>,
        groups: BTreeSet<u32>,
    }

    static STATE: Mutex<State> = Mutex::new(State { watchdog: None, groups: BTreeSet::new() });

    /// The program will lead a group of its own, and somebody watches.
    pub fn prepare(command: &mut Command) -> io::Result<()> {
        command.process_group(0);
        lock().tell("")
    }

    /// Killed from now on when Invar ends.
    pub fn watch(group: u32) -> io::Result<()> {
        let mut state = lock();
        state.groups.insert(group);
        state.tell(&format!("+ {group}\n"))
    }

    /// All of them have ended.
    pub fn forget(group: u32) {
        let mut state = lock();
        state.groups.remove(&group);
        // A watchdog that is gone is replaced by one that is not told of this group.
        let _ = state.tell(&format!("- {group}\n"));
    }

    /// Kills all of a group that are left.
    pub fn kill(group: u32) {
        if let Some(pid) = i32::try_from(group).ok().and_then(Pid::from_raw) {
            // If nobody is left, nobody need be killed.
            let _ = kill_process_group(pid, Signal::KILL);
        }
    }

    impl State {
        /// Tells the watchdog, and starts one if there is none or it was killed.
        fn tell(&mut self, change: &str) -> io::Result<()> {
            if let Some(watchdog) = &mut self.watchdog {
                let is_alive = matches!(watchdog.shell.try_wait(), Ok(None));
                if is_alive && watchdog.input.write_all(change.as_bytes()).is_ok() {
                    return Ok(());
                }
            }
            let mut watchdog = Watchdog::start()?;
            let all: String = self.groups.iter().map(|group| format!("+ {group}\n")).collect();
            watchdog.input.write_all(all.as_bytes())?;
            self.watchdog = Some(watchdog);
            Ok(())
        }
    }

    impl Watchdog {
        fn start() -> io::Result<Watchdog> {
            let mut command = Command::new("/bin/sh");
            command.args(["-c", SCRIPT]).env_clear().current_dir("/").process_group(0);
            command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
            let mut shell = command.spawn()?;
            match shell.stdin.take() {
                Some(input) => Ok(Watchdog { shell, input }),
                None => Err(io::Error::other("the watchdog has no input")),
            }
        }
    }

    fn lock() -> MutexGuard<'static, State> {
        STATE.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Elsewhere programs are killed where they are dropped, and that is all.
#[cfg(not(unix))]
mod groups {
    use std::io;
    use std::process::Command;

    pub fn prepare(_: &mut Command) -> io::Result<()> {
        Ok(())
    }

    pub fn watch(_: u32) -> io::Result<()> {
        Ok(())
    }

    pub fn forget(_: u32) {}

    pub fn kill(_: u32) {}
}
