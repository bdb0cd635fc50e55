import { jsonText } from '../../../runtime/contract/json-text.ts';
import type { Witness } from '../contract.ts';

/** Characters of a value that are shown to people; programs get the whole value. */
const LONGEST = 400;

/** A witness for people, on one line. */
export function witnessText(witness: Witness): string {
  switch (witness.kind) {
    case 'request':
      return witness.line;
    case 'name':
      return `the name ${witness.name}`;
    case 'value': {
      const { line, value, takenBy, refused } = witness;
      const text = line ?? jsonText(value);
      const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
      const order = takenBy === 'before' ? 'was valid, and now' : 'is valid now, and before';
      const at = refused.pointer === '' ? 'the value' : refused.pointer;
      return `${shown} ${order} ${at} ${refused.message}`;
    }
  }
}
