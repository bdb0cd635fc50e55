import { PRIVATE, UCS } from "./ucs.js";
const ENCODED = '%[\\da-fA-F]{2}';
const LITERALS = `[!#$&(-;=?-\\[\\]_a-z~${UCS}${PRIVATE}]*`;
const CHARACTER = `(?:\\w|${ENCODED})`;
const VARIABLE = `${CHARACTER}+(?:\\.${CHARACTER}+)*(?::[1-9]\\d{0,3}|\\*)?`;
const EXPRESSION = `\\{[+#./;?&=,!@|]?${VARIABLE}(?:,${VARIABLE})*\\}`;
const template = new RegExp(`^${LITERALS}(?:(?:${ENCODED}|${EXPRESSION})${LITERALS})*$`, 'u');
/** A URI template (RFC 6570 section 2): `/groups{/id}{?page,per_page:3,keys*}`. */
export function isUriTemplate(text) {
    return template.test(text);
}
