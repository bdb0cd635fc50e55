import { visible } from './visible.ts';

/** Attributes of an XML element: `name="value" …`. */
export function xmlAttributes(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${xmlText(value)}"`)
    .join(' ');
}

/** Text of XML 1.0 (section 2.2), which cannot contain control characters. */
export function xmlText(text: string): string {
  return visibleLines(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function visibleLines(text: string): string {
  return text
    .split('\n')
    .map(visible)
    .join('\n')
    .replaceAll(/[\ufffe\uffff]/g, '');
}
