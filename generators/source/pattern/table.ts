import {
  conditions,
  type AutomatonTable,
  type LinearPatternTable,
  type StateTable,
} from '../../../runtime/validation/pattern/table.ts';
import { alphabetOf } from './alphabet.ts';
import { automatonOf, type Automaton, type Look, type State } from './automaton.ts';
import { word, type CharacterSet } from './character-set.ts';
import type { Expression } from './parse.ts';

/** Maximum states of all automata of a pattern together: each character of a text may cost a step for each. */
const mostStates = 1_000;
const mostLooks = 16;

/**
 * The table by which `linearPattern` of the runtime matches a pattern; undefined if it would be too large. The
 * expression must not have back references.
 * @param flags `u` or `iu`
 */
export function linearTable(expression: Expression, flags: string): LinearPatternTable | undefined {
  const builder = new TableBuilder();
  if (!builder.addAutomaton(expression, false) || alphabetOf(builder.characters) === undefined)
    return undefined;
  const pattern = builder.automata.at(-1);
  if (pattern === undefined) return undefined;
  return { flags, sets: [...builder.sets.keys()], lookArounds: builder.automata.slice(0, -1), pattern };
}

class TableBuilder {
  readonly sets = new Map<string, number>();
  readonly characters: CharacterSet[] = [];
  readonly automata: AutomatonTable[] = [];
  #states = 0;

  /** Adds the automata of the look-arounds in an expression, and then its own; false if there are too many. */
  addAutomaton(expression: Expression, backward: boolean): boolean {
    const automaton = automatonOf(expression, {
      most: mostStates,
      backward,
      setOf: ({ source, set }) => this.#numberOf(source, set),
    });
    if (automaton === undefined) return false;
    this.#states += automaton.states.length;
    const looks = new Map<Look, number>();
    for (const state of automaton.states) {
      if (state.op !== 'look' || looks.has(state.look)) continue;
      if (!this.addAutomaton(state.look.body, state.look.ahead)) return false;
      looks.set(state.look, this.automata.length - 1);
    }
    if (this.#states > mostStates || this.automata.length > mostLooks) return false;
    this.automata.push(this.#print(automaton, { backward, looks }));
    return true;
  }

  #print(
    { states, start }: Automaton,
    { backward, looks }: { readonly backward: boolean; readonly looks: ReadonlyMap<Look, number> },
  ): AutomatonTable {
    return { backward, start, states: states.map((state) => this.#stateTable(state, looks)) };
  }

  #stateTable(state: State, looks: ReadonlyMap<Look, number>): StateTable {
    switch (state.op) {
      case 'accept':
        return [];
      case 'set':
        return [state.next, state.set];
      case 'split':
        return state.next.map((next) => [next]);
      case 'round':
        return [[state.next]];
      case 'look': {
        const condition = conditions.firstLook + (looks.get(state.look) ?? 0);
        return [[state.next, condition, state.look.negated ? 0 : 1]];
      }
      case 'edge': {
        if (state.edge === 'boundary' || state.edge === 'inside') this.#numberOf('\\w', word);
        const condition = conditions[state.edge === 'inside' ? 'boundary' : state.edge];
        return [[state.next, condition, state.edge === 'inside' ? 0 : 1]];
      }
    }
  }

  #numberOf(source: string, set: CharacterSet): number {
    const number = this.sets.get(source) ?? this.characters.push(set) - 1;
    this.sets.set(source, number);
    return number;
  }
}
