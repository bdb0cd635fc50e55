/** Elements of drawings (SVG 2). None of them loads or runs something or contains HTML. */
const ELEMENTS: ReadonlySet<string> = new Set(
  `svg g defs symbol use title desc metadata path rect circle ellipse line polyline polygon text tspan textPath clipPath
   mask pattern marker linearGradient radialGradient stop filter feBlend feColorMatrix feComponentTransfer feComposite
   feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset feDropShadow style`.split(
    /\s+/,
  ),
);

/** The parts of an XML file that a picture may have, and no others. */
const PARTS =
  /<!--(?:(?!--)[\s\S])*-->|<\?xml [^<>?]*\?>|<(?<close>\/)?(?<name>[A-Za-z][\w.-]*)(?<attributes>(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>|[^<]+/y;
const ATTRIBUTES = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Why an SVG may not be served: it could run or load something, or has a form that cannot be checked. Browsers run
 * nothing in pictures, but a reader may open the file itself. Undefined if it only draws.
 */
export function svgError(text: string): string | undefined {
  let isStyle = false;
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length) {
    PARTS.lastIndex = at;
    const match = PARTS.exec(text);
    if (match === null) return `it holds what no picture needs, at character ${at + 1}`;
    at = PARTS.lastIndex;
    const { name, close, attributes } = match.groups ?? {};
    if (name === undefined) {
      if (match[0].startsWith('<')) continue;
      const error = referenceError(match[0]) ?? (isStyle ? styleError(match[0]) : undefined);
      if (error !== undefined) return error;
      continue;
    }
    if (!ELEMENTS.has(name)) return `it holds the element ${name}`;
    isStyle = name === 'style' && close === undefined && !match[0].endsWith('/>');
    for (const [, attribute = '', one, other] of (attributes ?? '').matchAll(ATTRIBUTES)) {
      const error = attributeError(attribute, one ?? other ?? '');
      if (error !== undefined) return error;
    }
  }
  return undefined;
}

function attributeError(name: string, value: string): string | undefined {
  if (/^on/i.test(name)) return `it holds the attribute ${name}`;
  if (/^xmlns/i.test(name)) return undefined;
  if (/(?:^|:)(?:href|src|base)$/i.test(name) && !value.startsWith('#'))
    return `${name} leads out of the file`;
  return referenceError(value) ?? styleError(value);
}

/** Character references could hide what is refused, except those that XML predefines. */
function referenceError(text: string): string | undefined {
  return /&(?!(?:amp|lt|gt|quot|apos);)/.test(text) ? 'it holds a character reference' : undefined;
}

/** Styles may only refer to parts of the file. Escapes with `\` could hide names (CSS Syntax, section 4.3.7). */
function styleError(text: string): string | undefined {
  const isPlain = !/@|\\|expression|javascript:/i.test(text) && !/url\((?!["']?#)/i.test(text);
  return isPlain && !/\b(?:image|image-set|src)\(/i.test(text) ? undefined : 'its styles load something';
}
