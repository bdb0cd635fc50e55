import { isByte } from '../../../runtime/validation/formats/byte.ts';
import { isDate } from '../../../runtime/validation/formats/date.ts';
import { isDateTime } from '../../../runtime/validation/formats/date-time.ts';
import { isDuration } from '../../../runtime/validation/formats/duration.ts';
import { isEmail, isIdnEmail } from '../../../runtime/validation/formats/email.ts';
import { isHostname } from '../../../runtime/validation/formats/hostname.ts';
import { isInt32, isInt64 } from '../../../runtime/validation/formats/integer.ts';
import { isIpv4 } from '../../../runtime/validation/formats/ipv4.ts';
import { isIpv6 } from '../../../runtime/validation/formats/ipv6.ts';
import { isJsonPointer, isRelativeJsonPointer } from '../../../runtime/validation/formats/json-pointer.ts';
import { isRegex } from '../../../runtime/validation/formats/regex.ts';
import { isTime } from '../../../runtime/validation/formats/time.ts';
import { isIri, isIriReference, isUri, isUriReference } from '../../../runtime/validation/formats/uri.ts';
import { isUriTemplate } from '../../../runtime/validation/formats/uri-template.ts';
import { isUuid } from '../../../runtime/validation/formats/uuid.ts';
import type { Json } from '../document.ts';

const texts: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ['date', isDate],
  ['time', isTime],
  ['date-time', isDateTime],
  ['duration', isDuration],
  ['uri', isUri],
  ['uri-reference', isUriReference],
  ['uri-template', isUriTemplate],
  ['iri', isIri],
  ['iri-reference', isIriReference],
  ['email', isEmail],
  ['idn-email', isIdnEmail],
  ['hostname', isHostname],
  ['ipv4', isIpv4],
  ['ipv6', isIpv6],
  ['uuid', isUuid],
  ['regex', isRegex],
  ['json-pointer', isJsonPointer],
  ['relative-json-pointer', isRelativeJsonPointer],
  ['byte', isByte],
]);

const numbers: ReadonlyMap<string, (value: number) => boolean> = new Map([
  ['int32', isInt32],
  ['int64', isInt64],
]);

/** Formats of which it is known which values they have. */
export const checkedFormats: readonly string[] = [...texts.keys(), ...numbers.keys()];

/** Whether a value is certainly not of a format. Formats say nothing of values of other types than their own. */
export function breaksFormat(value: Json, format: string): boolean {
  if (typeof value === 'string') return texts.get(format)?.(value) === false;
  return typeof value === 'number' && numbers.get(format)?.(value) === false;
}
