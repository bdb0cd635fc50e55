import type { Verdict } from '../contract.ts';
import { leaveOut } from '../witness/edits.ts';
import type { Position, Probe } from './draft.ts';

/** Only words have changed. */
export const onlyWords: Verdict = { kind: 'documentation' };

/** It breaks nobody, for this reason. */
export function safe(reason: string): Verdict {
  return { kind: 'safe', reason };
}

/** It breaks callers who send this request or rely on its response. */
export function breaksRequest(line: string): Verdict {
  return { kind: 'breaks', witness: { kind: 'request', line } };
}

/** It breaks code that uses this name. */
export function breaksName(name: string): Verdict {
  return { kind: 'breaks', witness: { kind: 'name', name } };
}

/** Not decided: the proof has ended at this keyword. */
export function unknown(keyword: string): Verdict {
  return { kind: 'unknown', keyword };
}

/** Looks for a value that is refused because the object at a position lacks a member. */
export function lacking(name: string, at: Position): Omit<Probe, 'position'> {
  return { kind: 'probe', forced: [true], edits: leaveOut(name), keyword: 'required', at };
}
