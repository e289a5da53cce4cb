//! What a user can do about an obligation that is not proved: one sentence a rule, where one is of use.

use base::Rule;
use logic::Verdict;

/// What to do, if there is something that helps in most cases.
pub fn help(rule: &Rule, verdict: Verdict) -> Option<&'static str> {
    if !matches!(verdict, Verdict::Refuted | Verdict::Unknown) {
        return None;
    }
    Some(match rule.name {
        "null-dereference" => {
            "test for null first, or state that it is not null: `//@ requires x.next != null;`, \
             `//@ invariant head != null;`"
        }
        "null-unboxing" => "test for null first, or say what it stands for: `map.getOrDefault(key, 0)`",
        "box-comparison" => "compare the values: `a.equals(b)`, or `Objects.equals(a, b)` if one may be null",
        "equality-contract" => {
            "write `equals` and `hashCode` of the same fields, and compare with objects of one class only"
        }
        "order-contract" => {
            "compare by `Integer.compare` and its kin, field by field; a difference overflows, and what is the same must give 0"
        }
        "array-index" => {
            "test the index first, or state its range: `//@ requires 0 <= i && i < a.length;`, \
             in a loop `//@ loop_invariant …`"
        }
        "negative-array-size" => "state that the size is not negative: `//@ requires 0 <= n;`",
        "division-by-zero" => "test the divisor first, or state it: `//@ requires d != 0;`",
        "class-cast" => "test with `instanceof` first, or state the type: `//@ requires x instanceof C;`",
        "overflow" => "state a range of the operands: `//@ requires …`, or compute in a wider type",
        "number-format" => "handle it where the text comes from outside: `catch (NumberFormatException e)`",
        "exact-arithmetic" => "state a range of the arguments: `//@ requires …`, or compute in a wider type",
        "uncaught-exception" => {
            "catch it, meet what the called method asks for, or name it in the `throws` clause (not of `main`)"
        }
        "precondition" => "establish it before the call, or require it of the callers of this method, too",
        "class-invariant" => "every field that it speaks of must be right again when the method returns or calls",
        "invariant-preserved" => {
            "at the start of an iteration only the loop's invariants are known of what the loop changes: \
             add the one that is missing"
        }
        "variant" => "`decreases` needs a number that is never negative and gets smaller with every iteration",
        "frame" => "add the location to the `assignable` clause, or leave it as it was",
        "vacuous" => "look for the clause that says more than it should; code for what never happens may throw",
        "call-depth" => "give the called method a contract: then the contract is used, and not its body",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::rules;

    #[test]
    fn help_belongs_to_what_is_refuted_or_unknown() {
        assert!(help(&rules::FRAME, Verdict::Refuted).is_some());
        assert!(help(&rules::FRAME, Verdict::Proved).is_none());
        assert!(help(&rules::FRAME, Verdict::Skipped).is_none());
        assert!(help(&rules::POSTCONDITION, Verdict::Unknown).is_none());
    }
}
