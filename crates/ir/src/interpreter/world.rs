//! What a run has around it: files, and who decides what is left open.

use super::Oracle;
use base::Span;
use std::io::{Read, Write};

/// Who is told what happens, command by command.
pub type Listener<'w> = &'w mut dyn FnMut(Span, &str);

/// What a run has around it.
pub struct World<'w> {
    output: &'w mut dyn Write,
    errors: &'w mut dyn Write,
    input: &'w mut dyn Read,
    /// Who decides what `havoc` gives.
    pub oracle: &'w mut dyn Oracle,
    /// Who is told what happens, if [`super::Limits::tracing`] asks for it.
    pub listener: Option<Listener<'w>>,
    /// What was written and has not gone out.
    pending: Vec<u8>,
    /// What was read and not asked for yet, from the position on.
    ahead: (Vec<u8>, usize),
}

/// So much is kept before it goes out.
const BUFFER: usize = 1 << 16;

impl<'w> World<'w> {
    /// A world with these files.
    pub fn new(
        output: &'w mut dyn Write,
        errors: &'w mut dyn Write,
        input: &'w mut dyn Read,
        oracle: &'w mut dyn Oracle,
    ) -> World<'w> {
        World { output, errors, input, oracle, listener: None, pending: Vec::new(), ahead: (Vec::new(), 0) }
    }

    /// Writes to standard output (1) or standard error (2). Java's streams do not tell of failures either.
    pub fn write(&mut self, descriptor: i64, bytes: &[u8]) {
        if descriptor == 2 {
            self.flush();
            let _ = self.errors.write_all(bytes);
            return;
        }
        self.pending.extend_from_slice(bytes);
        if self.pending.len() >= BUFFER {
            self.flush();
        }
    }

    /// Lets go out what was written.
    pub fn flush(&mut self) {
        if !self.pending.is_empty() {
            let _ = self.output.write_all(&self.pending);
            self.pending.clear();
        }
        let _ = self.output.flush();
    }

    /// The next byte of standard input.
    pub fn read(&mut self) -> Option<u8> {
        if self.ahead.1 >= self.ahead.0.len() {
            self.flush();
            self.ahead.0.resize(1 << 13, 0);
            let count = loop {
                match self.input.read(&mut self.ahead.0) {
                    Ok(count) => break count,
                    Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
                    Err(_) => break 0,
                }
            };
            self.ahead.0.truncate(count);
            self.ahead.1 = 0;
        }
        let byte = self.ahead.0.get(self.ahead.1).copied()?;
        self.ahead.1 += 1;
        Some(byte)
    }

    /// How many bytes of standard input can be read without waiting.
    pub fn available(&self) -> usize {
        self.ahead.0.len() - self.ahead.1
    }
}
