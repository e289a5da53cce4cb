import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * J2BP, data-flow analysis (figure 5 with an unknown graph): a worklist algorithm over a control-flow graph.
 * Property: a set of facts exists for every node of the graph.
 */
class DataFlowAnalysis {
    static void dataFlowAnalysis(Map<Integer, int[]> cfg, Map<Integer, Integer> generated, int entryNode) {
        if (!cfg.containsKey(entryNode)) {
            throw new IllegalArgumentException("entry");
        }
        for (int[] successors : cfg.values()) {
            for (int successor : successors) {
                if (!cfg.containsKey(successor)) {
                    throw new IllegalArgumentException("successor");
                }
            }
        }
        Map<Integer, Set<Integer>> cfgnode2facts = new HashMap<>();
        Iterator<Integer> cfgIt = cfg.keySet().iterator();
        while (cfgIt.hasNext()) {
            int nodeID = cfgIt.next();
            cfgnode2facts.put(nodeID, new HashSet<Integer>());
        }
        List<Integer> queue = new LinkedList<>();
        queue.add(entryNode);
        while (queue.size() > 0) {
            int nodeID = queue.remove(0);
            Set<Integer> oldFacts = cfgnode2facts.get(nodeID);
            assert oldFacts != null; // holds
            Set<Integer> newFacts = new HashSet<>();
            newFacts.addAll(oldFacts);
            Integer fact = generated.get(nodeID);
            if (fact != null) {
                newFacts.add(fact);
            }
            cfgnode2facts.put(nodeID, newFacts);
            if (!oldFacts.equals(newFacts)) {
                int[] successors = cfg.get(nodeID);
                for (int i = 0; i < successors.length; i++) {
                    queue.add(successors[i]);
                }
            }
        }
        for (Integer nodeID : cfg.keySet()) {
            assert cfgnode2facts.get(nodeID) != null; // holds
        }
        for (Integer nodeID : cfgnode2facts.keySet()) {
            assert cfg.containsKey(nodeID); // holds
        }
    }

    /** Wrong: successors are not checked to be nodes of the graph. */
    static void dataFlowAnalysisWrong1(Map<Integer, int[]> cfg, Map<Integer, Integer> generated, int entryNode) {
        if (!cfg.containsKey(entryNode)) {
            throw new IllegalArgumentException("entry");
        }
        Map<Integer, Set<Integer>> cfgnode2facts = new HashMap<>();
        Iterator<Integer> cfgIt = cfg.keySet().iterator();
        while (cfgIt.hasNext()) {
            int nodeID = cfgIt.next();
            cfgnode2facts.put(nodeID, new HashSet<Integer>());
        }
        List<Integer> queue = new LinkedList<>();
        queue.add(entryNode);
        while (queue.size() > 0) {
            int nodeID = queue.remove(0);
            Set<Integer> oldFacts = cfgnode2facts.get(nodeID);
            assert oldFacts != null; // wrong
            Set<Integer> newFacts = new HashSet<>();
            newFacts.addAll(oldFacts);
            Integer fact = generated.get(nodeID);
            if (fact != null) {
                newFacts.add(fact);
            }
            cfgnode2facts.put(nodeID, newFacts);
            if (!oldFacts.equals(newFacts)) {
                int[] successors = cfg.get(nodeID);
                for (int i = 0; i < successors.length; i++) {
                    queue.add(successors[i]);
                }
            }
        }
        for (Integer nodeID : cfg.keySet()) {
            assert cfgnode2facts.get(nodeID) != null; // holds
        }
        for (Integer nodeID : cfgnode2facts.keySet()) {
            assert cfg.containsKey(nodeID); // holds
        }
    }

    /**
     * Wrong: the sets are created for the successors only, so that the entry and nodes that no edge leads to have
     * none.
     */
    static void dataFlowAnalysisWrong2(Map<Integer, int[]> cfg, Map<Integer, Integer> generated, int entryNode) {
        if (!cfg.containsKey(entryNode)) {
            throw new IllegalArgumentException("entry");
        }
        for (int[] successors : cfg.values()) {
            for (int successor : successors) {
                if (!cfg.containsKey(successor)) {
                    throw new IllegalArgumentException("successor");
                }
            }
        }
        Map<Integer, Set<Integer>> cfgnode2facts = new HashMap<>();
        for (int[] successors : cfg.values()) {
            for (int successor : successors) {
                cfgnode2facts.put(successor, new HashSet<Integer>());
            }
        }
        List<Integer> queue = new LinkedList<>();
        queue.add(entryNode);
        while (queue.size() > 0) {
            int nodeID = queue.remove(0);
            Set<Integer> oldFacts = cfgnode2facts.get(nodeID);
            assert oldFacts != null; // wrong
            Set<Integer> newFacts = new HashSet<>();
            newFacts.addAll(oldFacts);
            Integer fact = generated.get(nodeID);
            if (fact != null) {
                newFacts.add(fact);
            }
            cfgnode2facts.put(nodeID, newFacts);
            if (!oldFacts.equals(newFacts)) {
                int[] successors = cfg.get(nodeID);
                for (int i = 0; i < successors.length; i++) {
                    queue.add(successors[i]);
                }
            }
        }
        for (Integer nodeID : cfg.keySet()) {
            assert cfgnode2facts.get(nodeID) != null; // wrong
        }
        for (Integer nodeID : cfgnode2facts.keySet()) {
            assert cfg.containsKey(nodeID); // holds
        }
    }

    /** Wrong: the entry is not checked to be a node of the graph. */
    static void dataFlowAnalysisWrong3(Map<Integer, int[]> cfg, Map<Integer, Integer> generated, int entryNode) {
        for (int[] successors : cfg.values()) {
            for (int successor : successors) {
                if (!cfg.containsKey(successor)) {
                    throw new IllegalArgumentException("successor");
                }
            }
        }
        Map<Integer, Set<Integer>> cfgnode2facts = new HashMap<>();
        Iterator<Integer> cfgIt = cfg.keySet().iterator();
        while (cfgIt.hasNext()) {
            int nodeID = cfgIt.next();
            cfgnode2facts.put(nodeID, new HashSet<Integer>());
        }
        List<Integer> queue = new LinkedList<>();
        queue.add(entryNode);
        while (queue.size() > 0) {
            int nodeID = queue.remove(0);
            Set<Integer> oldFacts = cfgnode2facts.get(nodeID);
            assert oldFacts != null; // wrong
            Set<Integer> newFacts = new HashSet<>();
            newFacts.addAll(oldFacts);
            Integer fact = generated.get(nodeID);
            if (fact != null) {
                newFacts.add(fact);
            }
            cfgnode2facts.put(nodeID, newFacts);
            if (!oldFacts.equals(newFacts)) {
                int[] successors = cfg.get(nodeID);
                for (int i = 0; i < successors.length; i++) {
                    queue.add(successors[i]);
                }
            }
        }
        for (Integer nodeID : cfg.keySet()) {
            assert cfgnode2facts.get(nodeID) != null; // holds
        }
        for (Integer nodeID : cfgnode2facts.keySet()) {
            assert cfg.containsKey(nodeID); // holds
        }
    }
}
