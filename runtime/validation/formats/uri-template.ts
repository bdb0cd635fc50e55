import { PRIVATE, UCS } from './ucs.ts';

const template = /* @__PURE__ */ uriTemplate();

/** A URI template (RFC 6570 section 2): `/groups{/id}{?page,per_page:3,keys*}`. */
export function isUriTemplate(text: string): boolean {
  return template.test(text);
}

function uriTemplate(): RegExp {
  const encoded = '%[\\da-fA-F]{2}';
  const literals = `[!#$&(-;=?-\\[\\]_a-z~${UCS}${PRIVATE}]*`;
  const character = `(?:\\w|${encoded})`;
  const variable = `${character}+(?:\\.${character}+)*(?::[1-9]\\d{0,3}|\\*)?`;
  const expression = `\\{[+#./;?&=,!@|]?${variable}(?:,${variable})*\\}`;
  return new RegExp(`^${literals}(?:(?:${encoded}|${expression})${literals})*$`, 'u');
}
