import { isDateAtStart } from "./date.js";
import { isTimeFrom } from "./time.js";
const LOWER_T = 116;
const DAY = '(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])';
const HOUR = '(?:[01]\\d|2[0-3])';
const OFFSET = `[Zz]|[+-]${HOUR}:[0-5]\\d`;
/** All but leap days, leap seconds and rare spellings, in one go: what matches is a date-time, what does not still may be. */
const common = new RegExp(`^\\d{4}-(?:${DAY})[Tt ]${HOUR}:[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:${OFFSET})$`);
/** `date-time` of RFC 3339 section 5.6: `2026-11-21T08:30:00.123Z`. One white space may stand for the `T`. */
export function isDateTime(text) {
    return common.test(text) || isRareDateTime(text);
}
function isRareDateTime(text) {
    if (!isDateAtStart(text))
        return false;
    if ((text.charCodeAt(10) | 32) !== LOWER_T && !/^\s$/.test(text.charAt(10)))
        return false;
    return isTimeFrom(text, 11);
}
//# sourceMappingURL=date-time.js.map