import { skipDigits, twoDigitsAt } from "./characters.js";
const COLON = 58;
const DOT = 46;
const PLUS = 43;
const MINUS = 45;
/** `08:30:00Z`. Indices past the end of a text are not asked for: V8 would take a slow way from then on. */
const SHORTEST = 9;
/** Up to so many digits behind the dot, 59.99… stays below 60 when it is read as a number. */
const EXACT_DIGITS = 14;
/** `full-time` of RFC 3339 section 5.6: `23:59:60.5Z`, `08:30:00+02:00`. The offset may leave out its colon or its minutes. */
export function isTime(text) {
    return isTimeFrom(text, 0);
}
/** Whether a text is a time from an index on to its end. */
export function isTimeFrom(text, start) {
    if (text.length < start + SHORTEST)
        return false;
    const hour = twoDigitsAt(text, start);
    const minute = twoDigitsAt(text, start + 3);
    const wholeSecond = twoDigitsAt(text, start + 6);
    if (hour < 0 || minute < 0 || wholeSecond < 0)
        return false;
    if (text.charCodeAt(start + 2) !== COLON || text.charCodeAt(start + 5) !== COLON)
        return false;
    const zone = endOfSeconds(text, start + 8);
    if (zone < 0 || zone === text.length)
        return false;
    const isLong = zone - start > 9 + EXACT_DIGITS;
    const second = isLong ? Number(text.slice(start + 6, zone)) : wholeSecond;
    const mark = text.charCodeAt(zone) | 32;
    if (mark === 122)
        return zone + 1 === text.length && isPossible({ hour, minute, second, offset: 0, offsetMinutes: 0 });
    return isTimeWithOffset(text, { hour, minute, second, zone });
}
/** Index behind the fraction of the seconds; -1 for a dot without digits. */
function endOfSeconds(text, index) {
    if (text.charCodeAt(index) !== DOT)
        return index;
    const end = skipDigits(text, index + 1);
    return end === index + 1 ? -1 : end;
}
function isTimeWithOffset(text, { hour, minute, second, zone }) {
    const mark = text.charCodeAt(zone);
    if (mark !== PLUS && mark !== MINUS)
        return false;
    const size = text.length - zone;
    const hasColon = size === 6 && text.charCodeAt(zone + 3) === COLON;
    if (size !== 3 && size !== 5 && !hasColon)
        return false;
    const hours = twoDigitsAt(text, zone + 1);
    const minutes = size === 3 ? 0 : twoDigitsAt(text, text.length - 2);
    if (hours < 0 || hours > 23 || minutes < 0 || minutes > 59)
        return false;
    const sign = mark === MINUS ? -1 : 1;
    return isPossible({ hour, minute, second, offset: hours * sign, offsetMinutes: minutes * sign });
}
/** A time of the day, or a leap second: 23:59:60 in UTC (RFC 3339 appendix D). */
function isPossible(time) {
    const { hour, minute, second, offset, offsetMinutes } = time;
    if (hour <= 23 && minute <= 59 && second < 60)
        return true;
    const utcMinute = minute - offsetMinutes;
    const utcHour = hour - offset - (utcMinute < 0 ? 1 : 0);
    return (utcHour === 23 || utcHour === -1) && (utcMinute === 59 || utcMinute === -1) && second < 61;
}
//# sourceMappingURL=time.js.map