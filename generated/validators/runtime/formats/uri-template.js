const ENCODED = '%[\\da-fA-F]{2}';
const LITERALS = '[^\\0-\\x20"\'<>%\\\\^`{|}]*';
const VARIABLE = `(?:\\w|${ENCODED})+(?::[1-9]\\d{0,3}|\\*)?`;
const EXPRESSION = `\\{[+#./;?&=,!@|]?${VARIABLE}(?:,${VARIABLE})*\\}`;
const template = new RegExp(`^${LITERALS}(?:(?:${ENCODED}|${EXPRESSION})${LITERALS})*$`);
/** A URI template (RFC 6570 section 2): `/groups{/id}{?page,per_page:3,keys*}`. */
export function isUriTemplate(text) {
    return template.test(text);
}
//# sourceMappingURL=uri-template.js.map