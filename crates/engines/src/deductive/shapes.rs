//! What the objects of a start state look like: which types matter to a procedure, and which of their fields. A program
//! has hundreds of classes, most of them the library's; few of them matter to one procedure.

use ir::types::Types;
use ir::vocabulary::type_constant;
use ir::{ARRAY_SUPERTYPES, GlobalKind, JavaType, ProcedureId, Program};
use logic::{Term, Var};
use std::collections::{BTreeSet, HashMap, HashSet};
use vcgen::followed::executed;

/// Of a type with many subclasses, as many are tried.
const MOST_SUBCLASSES: usize = 8;

/// What the objects of a start state look like.
pub struct Shapes<'s> {
    /// Subtyping.
    pub types: Types,
    /// The types that objects may have.
    pub objects: Vec<JavaType>,
    /// What collections may hold.
    pub elements: Vec<JavaType>,
    /// The static fields that matter.
    pub statics: Vec<(Var, JavaType)>,
    program: &'s Program,
    /// What the procedure, or what it calls, mentions.
    mentioned: HashSet<&'s Var>,
    fields: HashMap<JavaType, Vec<(Var, JavaType)>>,
}

impl<'s> Shapes<'s> {
    /// What matters to this procedure.
    pub fn new(program: &'s Program, procedure: ProcedureId) -> Shapes<'s> {
        let mut mentioned = HashSet::new();
        let mut allocated = BTreeSet::new();
        for id in executed(program, procedure) {
            let procedure = &program.procedures[id];
            mentioned.extend(vcgen::followed::mentioned(program, procedure));
            allocated.extend(procedure.made());
        }
        let globals = program.globals.iter().filter(|global| mentioned.contains(&global.variable));
        let statics = globals.filter_map(|global| match &global.kind {
            GlobalKind::Static { ty, .. } => Some((global.variable.clone(), ty.clone())),
            _ => None,
        });
        let statics: Vec<(Var, JavaType)> = statics.collect();
        let types = Types::new(program);
        let mut shapes = Shapes {
            types,
            objects: Vec::new(),
            elements: held(program, procedure),
            statics,
            program,
            mentioned,
            fields: HashMap::new(),
        };
        let parameters = program.procedures[procedure].parameters.iter().map(|parameter| parameter.ty.clone());
        let declared: Vec<JavaType> = parameters.chain(shapes.statics.iter().map(|(_, ty)| ty.clone())).collect();
        shapes.find_objects(declared, &allocated.into_iter().map(JavaType::Class).collect::<Vec<_>>());
        shapes
    }

    /// The types below those that are declared, and below those that their fields and elements have, and so on.
    fn find_objects(&mut self, mut declared: Vec<JavaType>, allocated: &[JavaType]) {
        let mut seen = HashSet::new();
        let mut found = BTreeSet::new();
        while let Some(ty) = declared.pop() {
            if !seen.insert(ty.clone()) {
                continue;
            }
            for object in self.below(&ty, allocated) {
                if let JavaType::Array(element) = &object {
                    declared.push((**element).clone());
                }
                declared.extend(self.fields(&object).iter().map(|(_, field)| field.clone()));
                found.insert(object);
            }
        }
        // In the program's order, arrays last.
        let classes = self.program.classes.iter().map(|class| JavaType::Class(class.name));
        let mut objects: Vec<JavaType> = classes.filter(|class| found.remove(class)).collect();
        objects.extend(found);
        self.objects = objects;
    }

    /// Some types that an object of this type may have exactly; those that the program makes, where there are many.
    fn below(&self, ty: &JavaType, allocated: &[JavaType]) -> Vec<JavaType> {
        match ty {
            JavaType::Class(name) => {
                let is_below = |class: &JavaType| self.types.is_concrete(class) && self.types.is_subtype(class, ty);
                let classes = self.program.classes.iter().map(|class| JavaType::Class(class.name));
                let all: Vec<JavaType> = classes.filter(is_below).take(MOST_SUBCLASSES + 1).collect();
                if all.len() <= MOST_SUBCLASSES && !ARRAY_SUPERTYPES[1..].contains(&&**name) {
                    return all;
                }
                let made = allocated.iter().filter(|class| is_below(class)).cloned();
                made.chain([ty.clone()].into_iter().filter(is_below)).chain(all).take(MOST_SUBCLASSES).collect()
            }
            JavaType::Array(_) => vec![ty.clone()],
            _ => Vec::new(),
        }
    }

    /// The fields of objects of exactly this type that matter, with their declared types.
    pub fn fields(&mut self, ty: &JavaType) -> &[(Var, JavaType)] {
        let (program, types, mentioned) = (self.program, &self.types, &self.mentioned);
        self.fields.entry(ty.clone()).or_insert_with(|| {
            let own = program.globals.iter().filter_map(|global| match &global.kind {
                GlobalKind::Field { ty: field, .. } if types.has_place(ty, &global.kind) => {
                    Some((global.variable.clone(), field.clone()))
                }
                _ => None,
            });
            own.filter(|(variable, _)| mentioned.contains(variable)).collect()
        })
    }
}

/// What collections may hold in a start state: strings, numbers, and objects of the program's own classes whose equality is
/// known without running code. Where the casts in the procedure say what it expects, nothing else; nor where those do that it runs in its file,
/// lambda expressions among them.
pub fn held(program: &Program, procedure: ProcedureId) -> Vec<JavaType> {
    let is_meant = |class: &&ir::Class| {
        let is_own = !class.name.starts_with("java.") && !class.name.starts_with("invar.");
        let is_usual = ["java.lang.String", "java.lang.Integer"].contains(&&*class.name);
        (is_own || is_usual) && !class.is_abstract && !class.own_equality
    };
    let all: Vec<JavaType> = program.classes.iter().filter(is_meant).map(|class| JavaType::Class(class.name)).collect();
    let expected_by = |procedures: &[ProcedureId]| -> Vec<JavaType> {
        let mentioned: HashSet<&Term> = procedures.iter().flat_map(|id| program.procedures[*id].types()).collect();
        if mentioned.is_empty() {
            return Vec::new();
        }
        all.iter().filter(|ty| mentioned.contains(&type_constant(ty))).cloned().collect()
    };
    let by_itself = expected_by(&[procedure]);
    if !by_itself.is_empty() {
        return by_itself;
    }
    let file = program.procedures[procedure].span.file;
    let is_near = |id: &ProcedureId| program.procedures[*id].span.file == file;
    let near: Vec<ProcedureId> = executed(program, procedure).into_iter().filter(is_near).collect();
    let by_others = expected_by(&near);
    if by_others.is_empty() { all } else { by_others }
}
