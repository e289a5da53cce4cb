//! Class files behind classes of source: what else there is of a class that a model of the library declares.

use crate::table::{ClassId, Classes};

impl Classes {
    /// The class as its class file has it, though its name is taken by a class of source. It is found by this way
    /// only; whoever asks for the name still gets the class of source.
    pub fn behind(&self, class: ClassId) -> Option<ClassId> {
        if let Some(known) = self.behind.borrow().get(&class) {
            return *known;
        }
        let name = self.class(class).binary_name;
        let file = self.source.class_file(&name).and_then(|bytes| self.load(name, bytes));
        self.reveal(class);
        self.behind.borrow_mut().insert(class, file);
        file
    }
}
