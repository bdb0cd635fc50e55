import type { Operation } from '../../../model/model.ts';
import { markup, type Html } from '../html.ts';
import { authenticationNeed } from './authentication.ts';

/** A lock for an operation that needs authentication, an open one where it may go without; nothing where none is known. */
export function printLock(operation: Operation): Html | undefined {
  switch (authenticationNeed(operation)) {
    case 'none':
      return undefined;
    case 'optional':
      return markup`<svg class="lock" viewBox="0 0 16 16" role="img" aria-label="Authentication optional"><path d="M5 7V5a3 3 0 0 1 5.8-1M3 7h10v7H3z"/></svg>`;
    case 'required':
      return markup`<svg class="lock" viewBox="0 0 16 16" role="img" aria-label="Needs authentication"><path d="M5 7V5a3 3 0 0 1 6 0v2"/><path class="on" d="M3 7h10v7H3z"/></svg>`;
  }
}
