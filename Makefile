# One command each: see CONTRIBUTING.md. Everything is built with the dev profile, so that it is built once.

CARGO ?= cargo
INVAR := $(CARGO) run --quiet --package invar --

# Provers are installed into the clone and touch nothing else.
export INVAR_PROVERS_DIR := $(CURDIR)/.provers
Z3 := .provers/z3/bin/z3

.PHONY: demo test bench soak install-provers fmt

demo: install-provers
	bash examples/demo.sh

# What needs no prover comes first.
test:
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets -- -D warnings
	$(MAKE) install-provers
	$(CARGO) xtask tidy
	$(CARGO) test --workspace

bench: install-provers
	bash benches/examples.sh
	bash benches/whole.sh
	bash benches/clients.sh
	bash benches/abstraction.sh
	bash benches/parse.sh
	bash benches/frontend.sh
	bash benches/run.sh
	bash benches/lowering.sh
	bash benches/scaling.sh

# The fuzz tests, for much longer than in `make test`: an hour through the whole front end; and 20,000 random programs through
# the JVM and the interpreter, 10,000 with the facts of flow analysis as assertions, 100,000 sequences of calls for each class of collections, 3,000 methods on collections through
# proofs and executions, 100,000 states for the contracts of models and every mutant of those contracts, 300 random goals through all provers, 1,000 batches of calls on the values in them, and 20 runs over the
# examples with provers that are killed at any moment, and 200 runs that are interrupted at any moment. The campaign against wrong verdicts: 5,000 programs with assertions, 500
# metamorphic pairs, every goal that z3 proves over examples/ and tests/ through cvc5, and the mutants of lower and vcgen that it must
# catch. A filter that finds no test is an error.
# INVAR_FUZZ_CORPUS may name a folder with more Java to damage.
soak:
	$(CARGO) test --quiet --package syntax fuzz -- --list | grep ': test$$'
	for module in fuzz random_programs flow_facts collections foreseen promises killed interrupted assertions metamorphic second_prover found; do \
		$(CARGO) test --quiet --release --package invar --test all $$module:: -- --list | grep ': test$$' || exit 1; \
	done
	$(CARGO) test --quiet --release --package provers --test all soundness:: -- --list | grep ': test$$'
	$(CARGO) test --quiet --release --package engines --test all meanings::what_proofs -- --list | grep ': test$$'
	INVAR_FUZZ_ROUNDS=200000 $(CARGO) test --release --package syntax fuzz
	INVAR_FUZZ_SECONDS=3600 $(CARGO) test --release --package invar --test all fuzz:: -- --nocapture
	INVAR_RANDOM_PROGRAMS=20000 $(CARGO) test --release --package invar --test all random_programs:: -- --nocapture
	INVAR_FLOW_PROGRAMS=10000 $(CARGO) test --release --package invar --test all flow_facts:: -- --nocapture
	INVAR_COLLECTION_SEQUENCES=100000 $(CARGO) test --release --package invar --test all collections:: -- --nocapture
	INVAR_FORESEEN=3000 $(CARGO) test --release --package invar --test all foreseen:: -- --nocapture
	INVAR_RANDOM_GOALS=300 $(CARGO) test --release --package provers --test all soundness::
	INVAR_MEANING_BATCHES=1000 $(CARGO) test --release --package engines --test all meanings::what_proofs
	INVAR_PROMISES=5000 INVAR_PROMISE_MUTANTS=all $(CARGO) test --release --package invar --test all promises:: -- --nocapture
	INVAR_KILLED_RUNS=20 $(CARGO) test --release --package invar --test all killed:: -- --nocapture
	INVAR_INTERRUPTED_RUNS=200 $(CARGO) test --release --package invar --test all interrupted:: -- --nocapture
	INVAR_ASSERTION_SEED=10001 INVAR_ASSERTION_PROGRAMS=5000 $(CARGO) test --release --package invar --test all assertions:: -- --nocapture
	INVAR_METAMORPHIC_SEED=2 INVAR_METAMORPHIC_PAIRS=500 $(CARGO) test --release --package invar --test all metamorphic:: -- --nocapture
	INVAR_SECOND_PROVER=all $(CARGO) test --release --package invar --test all second_prover:: -- --nocapture
	INVAR_FOUND=all $(CARGO) test --release --package invar --test all found:: -- --nocapture
	$(CARGO) xtask mutants

install-provers: $(Z3)

$(Z3):
	$(INVAR) provers install --prefix .provers

fmt:
	$(CARGO) fmt --all
