; Sequences and dictionaries of references: what models of collections keep their content in. Everything is a definition over
; arrays, so that a goal about collections that are built up needs no axiom at all. What is outside the size of a sequence is
; arbitrary and never looked at.
;
; A key is the one reference that stands for all references with the same value (`plain.key`). Dictionaries are indexed by keys and
; remember the object that was put as each key, its value and its position.

(declare-datatype Sequence ((seq.make (seq.size Int) (seq.elements (Array Int Ref)))))

(declare-fun null () Ref)

(define-fun seq.none () Sequence (seq.make 0 ((as const (Array Int Ref)) null)))

(define-fun seq.get ((s Sequence) (i Int)) Ref (select (seq.elements s) i))

(define-fun seq.append ((s Sequence) (x Ref)) Sequence
  (seq.make (+ (seq.size s) 1) (store (seq.elements s) (seq.size s) x)))

(define-fun seq.set ((s Sequence) (i Int) (x Ref)) Sequence
  (seq.make (seq.size s) (store (seq.elements s) i x)))

(define-fun seq.insert ((s Sequence) (i Int) (x Ref)) Sequence
  (seq.make (+ (seq.size s) 1)
    (lambda ((j Int)) (ite (< j i) (select (seq.elements s) j) (ite (= j i) x (select (seq.elements s) (- j 1)))))))

(define-fun seq.remove ((s Sequence) (i Int)) Sequence
  (seq.make (- (seq.size s) 1)
    (lambda ((j Int)) (ite (< j i) (select (seq.elements s) j) (select (seq.elements s) (+ j 1))))))

(define-fun seq.slice ((s Sequence) (from Int) (to Int)) Sequence
  (seq.make (- to from) (lambda ((j Int)) (select (seq.elements s) (+ from j)))))

(define-fun seq.concat ((s Sequence) (t Sequence)) Sequence
  (seq.make (+ (seq.size s) (seq.size t))
    (lambda ((j Int)) (ite (< j (seq.size s)) (select (seq.elements s) j) (select (seq.elements t) (- j (seq.size s)))))))

(define-fun seq.reverse ((s Sequence)) Sequence
  (seq.make (seq.size s) (lambda ((j Int)) (select (seq.elements s) (- (- (seq.size s) 1) j)))))

(define-fun seq.repeat ((x Ref) (n Int)) Sequence (seq.make n ((as const (Array Int Ref)) x)))

(define-fun seq.of ((row (Array Int Ref)) (n Int)) Sequence (seq.make n row))

(define-fun seq.into ((row (Array Int Ref)) (s Sequence)) (Array Int Ref)
  (lambda ((j Int)) (ite (and (<= 0 j) (< j (seq.size s))) (select (seq.elements s) j) (select row j))))

; size, which keys are there, their values, their objects, the key at each position, the position of each key
(declare-datatype Dictionary ((dict.make (dict.size Int) (dict.members (Array Ref Bool)) (dict.contents (Array Ref Ref))
  (dict.objects (Array Ref Ref)) (dict.order (Array Int Ref)) (dict.places (Array Ref Int)))))

(define-fun dict.empty () Dictionary
  (dict.make 0 ((as const (Array Ref Bool)) false) ((as const (Array Ref Ref)) null) ((as const (Array Ref Ref)) null)
    ((as const (Array Int Ref)) null) ((as const (Array Ref Int)) 0)))

(define-fun dict.has ((d Dictionary) (k Ref)) Bool (select (dict.members d) k))

(define-fun dict.get ((d Dictionary) (k Ref)) Ref (ite (select (dict.members d) k) (select (dict.contents d) k) null))

(define-fun dict.object ((d Dictionary) (k Ref)) Ref (select (dict.objects d) k))

(define-fun dict.position ((d Dictionary) (k Ref)) Int (ite (select (dict.members d) k) (select (dict.places d) k) (- 1)))

(define-fun dict.at ((d Dictionary) (i Int)) Ref (select (dict.order d) i))

(define-fun dict.put ((d Dictionary) (k Ref) (o Ref) (v Ref)) Dictionary
  (let ((known (select (dict.members d) k)))
  (dict.make (ite known (dict.size d) (+ (dict.size d) 1))
    (store (dict.members d) k true)
    (store (dict.contents d) k v)
    (ite known (dict.objects d) (store (dict.objects d) k o))
    (ite known (dict.order d) (store (dict.order d) (dict.size d) k))
    (ite known (dict.places d) (store (dict.places d) k (dict.size d))))))

(define-fun dict.insert ((d Dictionary) (i Int) (k Ref) (o Ref) (v Ref)) Dictionary
  (dict.make (+ (dict.size d) 1)
    (store (dict.members d) k true)
    (store (dict.contents d) k v)
    (store (dict.objects d) k o)
    (lambda ((j Int)) (ite (< j i) (select (dict.order d) j) (ite (= j i) k (select (dict.order d) (- j 1)))))
    (store (lambda ((x Ref)) (ite (< (select (dict.places d) x) i) (select (dict.places d) x) (+ (select (dict.places d) x) 1))) k i)))

(define-fun dict.remove ((d Dictionary) (k Ref)) Dictionary
  (ite (select (dict.members d) k)
    (dict.make (- (dict.size d) 1)
      (store (dict.members d) k false)
      (dict.contents d)
      (dict.objects d)
      (lambda ((j Int)) (ite (< j (select (dict.places d) k)) (select (dict.order d) j) (select (dict.order d) (+ j 1))))
      (lambda ((x Ref)) (ite (< (select (dict.places d) k) (select (dict.places d) x)) (- (select (dict.places d) x) 1) (select (dict.places d) x))))
    d))

(define-fun dict.keys ((d Dictionary)) Sequence
  (seq.make (dict.size d) (lambda ((j Int)) (select (dict.objects d) (select (dict.order d) j)))))

(define-fun dict.values ((d Dictionary)) Sequence
  (seq.make (dict.size d) (lambda ((j Int)) (select (dict.contents d) (select (dict.order d) j)))))
