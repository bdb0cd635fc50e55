import { PatternAutomaton, type Reading } from './automaton.ts';
import { Characters } from './characters.ts';
import type { LinearPatternTable } from './table.ts';

/** Texts of up to this length share the same memory, as allocating it takes longer than matching them. */
const SHORT = 1_024;

/** The interface of a pattern; `RegExp` has it too. */
export interface TextPattern {
  /** Whether the pattern matches somewhere in a text. */
  test(text: string): boolean;
}

/**
 * A pattern with the same result as `new RegExp(pattern, 'u').test(text)` (JSON Schema 2020-12 Validation, section
 * 6.3.3) in time linear in the length of the text, for patterns with which `RegExp` can take much longer.
 */
export function linearPattern({ flags, sets, lookArounds, pattern }: LinearPatternTable): TextPattern {
  const characters = new Characters(sets.map((source) => new RegExp(source, flags)));
  const word = sets.indexOf('\\w');
  const whole = new PatternAutomaton(pattern);
  const looks = lookArounds.map((table) => new PatternAutomaton(table));
  const short = new Uint16Array(SHORT);
  return {
    test(text) {
      const into = text.length <= SHORT ? short : new Uint16Array(text.length);
      const length = characters.read(text, into);
      const found: Uint8Array[] = [];
      const reading: Reading = { characters: into, length, classes: characters.classes, word, found };
      for (const look of looks) found.push(look.matches(reading));
      return whole.search(reading);
    },
  };
}
