//! Class files in `lib/modules`, where a JDK since version 9 has its own.

use crate::error::Error;
use crate::file_name;
use jimage_rs::JImage;
use std::cell::RefCell;
use std::collections::HashMap;
use std::path::Path;

/// `lib/modules`, mapped into memory: finding a class costs two lookups in its hash table.
pub(crate) struct Modules {
    image: JImage,
    is_little_endian: bool,
    /// Where its table of texts begins.
    texts: usize,
    /// The module that has the classes of a package.
    module_of: RefCell<HashMap<String, Option<String>>>,
}

/// The size of the header: seven numbers, of which the fifth to seventh are the length of the hash table, and the bytes
/// of locations and of texts.
const HEADER: usize = 28;

impl Modules {
    /// Opens `lib/modules`.
    pub(crate) fn open(path: &Path) -> Result<Modules, Error> {
        let broken = |reason: &str| Error::new(path, format!("it is no file of modules that can be read ({reason})"));
        let image = JImage::open(path).map_err(|error| broken(&error.to_string()))?;
        let bytes = image.raw().as_slice();
        let is_little_endian = bytes.starts_with(&[0xDA, 0xDA, 0xFE, 0xCA]);
        let number = |place: usize| u32_at(bytes, place, is_little_endian).map(|number| number as usize);
        let sizes = (number(16), number(20), number(24));
        let (Some(length), Some(locations), Some(texts_size)) = sizes else { return Err(broken("it is too short")) };
        let texts = HEADER + 8 * length + locations;
        if length == 0 || texts + texts_size > bytes.len() {
            return Err(broken("it is too short"));
        }
        let modules = Modules { image, is_little_endian, texts, module_of: RefCell::default() };
        match modules.class_file("java.lang.Object") {
            Some(_) => Ok(modules),
            None => Err(broken("it has no java.lang.Object")),
        }
    }

    /// The class file of a class.
    pub(crate) fn class_file(&self, binary_name: &str) -> Option<Vec<u8>> {
        let (package, _) = binary_name.rsplit_once('.')?;
        let mut modules = self.module_of.borrow_mut();
        if !modules.contains_key(package) {
            modules.insert(package.to_owned(), self.find_module(package));
        }
        let module = modules.get(package)?.as_deref()?;
        let file = self.image.find_resource(&format!("/{module}/{}", file_name(binary_name))).ok()??;
        Some(file.into_owned())
    }

    /// Whether there are classes in a package or in one inside it.
    pub(crate) fn has_package(&self, name: &str) -> bool {
        matches!(self.image.find_resource(&format!("/packages/{name}")), Ok(Some(_)))
    }

    /// The module with the classes of a package. `/packages/java.util` lists the modules that have the package: a number
    /// that says whether only packages inside it have classes, and the place of the name of the module.
    fn find_module(&self, package: &str) -> Option<String> {
        let list = self.image.find_resource(&format!("/packages/{package}")).ok()??;
        let number = |place| u32_at(&list, place, self.is_little_endian);
        let line = (0..list.len()).step_by(8).find(|line| number(*line) == Some(0))?;
        let text = self.image.raw().as_slice().get(self.texts + number(line + 4)? as usize..)?;
        let length = text.iter().position(|byte| *byte == 0)?;
        str::from_utf8(text.get(..length)?).ok().map(str::to_owned)
    }
}

fn u32_at(bytes: &[u8], place: usize, is_little_endian: bool) -> Option<u32> {
    let bytes = bytes.get(place..place + 4)?.try_into().ok()?;
    Some(if is_little_endian { u32::from_le_bytes(bytes) } else { u32::from_be_bytes(bytes) })
}
