//! Panics of others that are answers here: caught, and not printed.

use std::cell::Cell;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Once;

thread_local! {
    /// Whether a panic of this thread is caught and told by its catcher.
    static IS_QUIET: Cell<bool> = const { Cell::new(false) };
}
static INSTALLED: Once = Once::new();

/// Runs something; if it panics, the message comes back and is not printed. Other threads' panics are printed as before.
pub(crate) fn catch<T>(attempt: impl FnOnce() -> T) -> Result<T, String> {
    INSTALLED.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |information| {
            if !IS_QUIET.get() {
                usual(information);
            }
        }));
    });
    IS_QUIET.set(true);
    // What is left half done is dropped by whoever called, together with the file that it was about.
    let result = panic::catch_unwind(AssertUnwindSafe(attempt));
    IS_QUIET.set(false);
    result.map_err(|payload| {
        let text = payload.downcast_ref::<&str>().map(|text| (*text).to_owned());
        text.or_else(|| payload.downcast_ref::<String>().cloned()).unwrap_or_else(|| "it cannot be read".to_owned())
    })
}

#[cfg(test)]
mod tests {
    use super::catch;

    #[test]
    fn a_panic_is_an_answer() {
        assert_eq!(catch(|| 7), Ok(7));
        assert_eq!(catch(|| -> u8 { panic!("page {}", 3) }), Err("page 3".to_owned()));
    }
}
