import type { Operation } from '../../../model/model.ts';
import { rolesText } from '../badges.ts';
import { markup, type Html } from '../html.ts';
import { capitalised } from '../../../diagnostics/capitalised.ts';
import { authenticationNeed } from './authentication.ts';

/** Texts with a closed lock, or an open one if authentication is optional. The locks only repeat the texts. */
const NEEDS = {
  none: { text: undefined, lock: undefined },
  optional: {
    text: 'authentication optional',
    lock: markup`<svg class="lock" viewBox="0 0 16 16" aria-hidden="true"><path d="M5 7V5a3 3 0 0 1 5.8-1M3 7h10v7H3z"/></svg>`,
  },
  required: {
    text: 'needs authentication',
    lock: markup`<svg class="lock" viewBox="0 0 16 16" aria-hidden="true"><path d="M5 7V5a3 3 0 0 1 6 0v2"/><path class="on" d="M3 7h10v7H3z"/></svg>`,
  },
} as const;

/** The role that an operation needs, otherwise whether it needs authentication; undefined if it needs neither. */
export function printNeed(operation: Operation): Html | undefined {
  const need = NEEDS[authenticationNeed(operation)];
  const text = rolesText(operation.extensions) ?? need.text;
  return text === undefined ? undefined : markup`<span class="need">${need.lock}${capitalised(text)}</span>`;
}

/** The same as a phrase: `authentication required, role: owner of the group or higher`. */
export function needText(operation: Operation): string {
  const roles = rolesText(operation.extensions);
  return `authentication ${authenticationNeed(operation)}${roles === undefined ? '' : `, role: ${roles}`}`;
}
