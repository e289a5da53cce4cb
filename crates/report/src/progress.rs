//! The bar on stderr while Invar works: how many methods are done, and which one is being checked.

use crate::options::Verbosity;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal;

/// A bar on stderr, or nothing where nobody would see it. It may be used from several threads at a time, and
/// disappears when it is dropped.
#[derive(Debug)]
pub struct Progress {
    bar: ProgressBar,
}

impl Progress {
    /// A bar for this many methods: on stderr if that is a terminal and the user does not want quiet.
    pub fn new(methods: usize, verbosity: Verbosity) -> Progress {
        if verbosity == Verbosity::Quiet || !std::io::stderr().is_terminal() {
            return Progress::hidden();
        }
        let bar = ProgressBar::with_draw_target(Some(methods as u64), ProgressDrawTarget::stderr());
        if let Ok(style) = ProgressStyle::with_template("{bar:24} {pos}/{len} {wide_msg}") {
            bar.set_style(style);
        }
        Progress { bar }
    }

    /// No bar.
    pub fn hidden() -> Progress {
        Progress { bar: ProgressBar::hidden() }
    }

    /// A method is now being checked.
    pub fn start(&self, method: &str) {
        self.bar.set_message(method.to_owned());
    }

    /// A method is done.
    pub fn finish(&self) {
        self.bar.inc(1);
    }

    /// Writes something while the bar is out of the way.
    pub fn aside(&self, write: impl FnOnce()) {
        self.bar.suspend(write);
    }

    /// How many methods are done.
    pub fn finished(&self) -> u64 {
        self.bar.position()
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_share_it() {
        let progress = Progress::new(8, Verbosity::Quiet);
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    progress.start("A.m(int)");
                    progress.finish();
                });
            }
        });
        assert_eq!(progress.finished(), 4);
    }
}
