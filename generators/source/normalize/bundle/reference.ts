import { posix, resolve, dirname } from 'node:path';
import { escapeToken } from '../../../json/pointer.ts';
import { sections, type NamedKind } from '../../document/structure.ts';

/** A parsed reference: the file or identifier that it names, and the position in it. */
export interface SplitReference {
  /** As written, `''` for the file of the reference itself. */
  readonly resource: string;
  /** Decoded; `''` for the whole, a JSON Pointer, or the name of an anchor. */
  readonly fragment: string;
}

/** Parses a reference (RFC 3986, section 4.2); undefined if its percent-encoding is invalid. */
export function splitReference(reference: string): SplitReference | undefined {
  const at = reference.indexOf('#');
  const resource = at === -1 ? reference : reference.slice(0, at);
  const fragment = percentDecoded(at === -1 ? '' : reference.slice(at + 1));
  return fragment === undefined ? undefined : { resource, fragment };
}

/** Why a reference is not followed, and whether it refers to another machine rather than to another folder. */
export interface Unreachable {
  readonly reason: string;
  readonly isRemote: boolean;
}

/** Why a reference is not followed, without looking at the disk; undefined if it may be. */
export function whyUnreachable(resource: string): Unreachable | undefined {
  if (/^https?:/i.test(resource) || resource.startsWith('//'))
    return { reason: 'it leads to the network', isRemote: true };
  if (/^[a-z][a-z0-9+.-]*:/i.test(resource))
    return { reason: 'it is an absolute address', isRemote: !/^(?:file|[a-z]):/i.test(resource) };
  if (posix.isAbsolute(resource) || resource.startsWith('\\'))
    return { reason: 'it is an absolute path', isRemote: false };
  return undefined;
}

/** Path on the disk of the file that a reference in the file `from` names; undefined if it is not a path. */
export function locationOf(resource: string, from: string): string | undefined {
  const path = percentDecoded(resource);
  if (path === undefined || path.includes('\0')) return undefined;
  return resolve(dirname(from), path);
}

/** The reference to a component, as a URI fragment (RFC 6901, section 6). */
export function componentReference(kind: NamedKind, name: string): string {
  return `#/components/${sections[kind]}/${encodeFragment(escapeToken(name))}`;
}

/**
 * Percent-encodes characters that a fragment may not contain (RFC 3986, section 3.5); lone surrogates become U+FFFD.
 */
export function encodeFragment(text: string): string {
  return encodeURI(text.toWellFormed()).replaceAll('#', '%23');
}

/** A text without percent-encoding; undefined if it is invalid. */
export function percentDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
