import { COLON, DOT, isHexDigit } from './characters.ts';
import { isIpv4 } from './ipv4.ts';

const GROUPS = 8;

/**
 * An IPv6 address in text (RFC 4291 section 2.2): eight groups of hexadecimal digits; `::` may replace some, and dotted
 * decimal the last two.
 */
export function isIpv6(text: string): boolean {
  let groups = 0;
  let index = 0;
  let isShortened = false;
  while (index < text.length) {
    if (text.charCodeAt(index) === COLON) {
      if (text.charCodeAt(index + 1) !== COLON || isShortened) return false;
      isShortened = true;
      index += 2;
      continue;
    }
    const end = skipGroup(text, index);
    if (text.charCodeAt(end) === DOT) return isComplete(groups + 2, isShortened) && isIpv4(text.slice(index));
    if (end === index) return false;
    groups += 1;
    if (end === text.length) return isComplete(groups, isShortened);
    if (text.charCodeAt(end) !== COLON) return false;
    index = text.charCodeAt(end + 1) === COLON ? end : end + 1;
    if (index === text.length) return false;
  }
  return isShortened && isComplete(groups, true);
}

function skipGroup(text: string, start: number): number {
  let end = start;
  while (end - start < 4 && isHexDigit(text.charCodeAt(end))) end += 1;
  return end;
}

function isComplete(groups: number, isShortened: boolean): boolean {
  return isShortened ? groups < GROUPS : groups === GROUPS;
}
