import { before, body, drop, replace, text } from '../planting/changes.ts';
import { faultsOf, type PlantedFault } from '../planting/fault.ts';

const { raw } = String;
const formats = 'runtime/validation/formats.test.ts';
const live = 'check/live.test.ts';
const multiples = 'runtime/validation/multiple-of.test.ts';

/** Faults of what validators call at run time: formats, lengths, multiples, items, alternatives, depth. */
export const valueFaults: readonly PlantedFault[] = faultsOf([
  [
    'lengths count halves of characters',
    'runtime/validation/code-points.ts',
    'codePoints',
    drop('length -= 1'),
    'runtime/validation/code-points.test.ts',
  ],
  [
    'items differ by the order of their members',
    'runtime/validation/unique-items.ts',
    'canonical',
    replace('.toSorted()', ''),
    live,
  ],
  [
    'multiples are nearly multiples',
    'runtime/validation/multiple-of.ts',
    'multipleOf',
    before('isSafe &&', 'if (Math.abs(value / step - Math.round(value / step)) < 1e-9) return true;'),
    multiples,
  ],
  [
    'multiples are measured with a tolerance',
    'runtime/validation/multiple-of.ts',
    'multipleOf',
    replace('shift >= 0 &&', 'Math.abs(value / step - Math.round(value / step)) < 1e-8 ||'),
    multiples,
  ],
  [
    'an object may be nested without end',
    'runtime/validation/depth.ts',
    'enter',
    replace('DEEPEST', 'DEEPEST * 1000'),
    live,
  ],
  [
    'a value with a constant of one alternative may mean one without',
    'runtime/validation/alternatives.ts',
    'chosenOf',
    replace('!== true', '!== undefined || ofType[index]'),
    'check/alternatives.test.ts',
  ],
  [
    'items that contains has matched in an alternative are not evaluated',
    'runtime/validation/evaluated-items.ts',
    'takeItems',
    body(''),
    'check/contained-items.test.ts',
  ],
  [
    'leap seconds are in every minute',
    'runtime/validation/formats/time.ts',
    'isLastMinute',
    body('return true;'),
    formats,
  ],
  [
    'leap years come by four',
    'runtime/validation/formats/date.ts',
    'daysInMonth',
    replace('(year % 100 !== 0 || year % 400 === 0)', 'true'),
    formats,
  ],
  [
    'April has 31 days',
    'runtime/validation/formats/date.ts',
    'DAYS',
    replace('[31, 28, 31, 30', '[31, 28, 31, 31'),
    formats,
  ],
  [
    'a third of a day is missing',
    'runtime/validation/formats/date.ts',
    'isDateAtStart',
    replace('28', '29'),
    formats,
  ],
  [
    'a relative reference may have a colon in its first segment',
    'runtime/validation/formats/uri.ts',
    'isReference',
    replace('relative.test(text)', "relative.test(text.replace(':', ''))"),
    formats,
  ],
  [
    'a date-time may have a space in place of T',
    'runtime/validation/formats/date-time.ts',
    'common',
    text('[Tt]', '[Tt ]'),
    formats,
  ],
  [
    'an offset may lack its minutes',
    'runtime/validation/formats/date-time.ts',
    'common',
    text(raw`:[0-5]\\d)$`, raw`(?::[0-5]\\d)?)$`),
    formats,
  ],
  [
    'a mailbox needs a domain with a dot',
    'runtime/validation/formats/email.ts',
    'mailboxWith',
    text(')*$', ')+$'),
    formats,
  ],
]);
