import type { Verdict } from '../contract.ts';
import { leaveOut } from '../witness/edits.ts';
import type { Position, Probe } from './draft.ts';

/** Only words have changed. */
export const onlyWords: Verdict = { kind: 'documentation' };

/** Nobody is broken, for this reason. */
export function safe(reason: string): Verdict {
  return { kind: 'safe', reason };
}

/** Who sends this request, or relies on its response, is broken. */
export function breaksRequest(line: string): Verdict {
  return { kind: 'breaks', witness: { kind: 'request', line } };
}

/** Code that uses this name is broken. */
export function breaksName(name: string): Verdict {
  return { kind: 'breaks', witness: { kind: 'name', name } };
}

/** The proof ends at this keyword. */
export function unknown(keyword: string): Verdict {
  return { kind: 'unknown', keyword };
}

/** Looks for a value that is refused because it lacks a member of the object at a position. */
export function lacking(name: string, at: Position): Omit<Probe, 'position'> {
  return { kind: 'probe', forced: [true], edits: leaveOut(name), keyword: 'required', at };
}
