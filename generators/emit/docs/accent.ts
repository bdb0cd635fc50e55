/** A colour by its parts, each from 0 to 1. */
type Rgb = readonly [red: number, green: number, blue: number];

/** Minimum contrast of text (WCAG 2.2, success criterion 1.4.3), plus a margin for rounding. */
const LEAST = 4.55;

/** A theme: its background colours, as in `1-theme.css`, and the share of the accent in its tint. */
interface Theme {
  readonly grounds: readonly string[];
  readonly tint: number;
  /** The colours towards which an accent changes until it has enough contrast. */
  readonly towards: (accent: Rgb) => readonly [Rgb, Rgb];
}

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [1, 1, 1];

const LIGHT: Theme = {
  grounds: ['#ffffff', '#f7f8fa', '#f5f6f9', '#fff0b8'],
  tint: 0.09,
  towards: (accent) => [mix(accent, BLACK, 0.5), BLACK],
};
const DARK: Theme = {
  grounds: ['#0f1115', '#171a20', '#14171d', '#0f1420', '#302a0e'],
  tint: 0.16,
  // First the brightest colour of its hue, because a mixture with white looks washed out on dark backgrounds.
  towards: (accent) => [brightened(accent), WHITE],
};
const INKS = ['#ffffff', '#10121a'] as const;

const DEFAULT_ACCENT = '#4b45d1';

/**
 * The style rule for an accent in both themes, with a colour for text on it and a tint as its background. The accent is
 * changed until all contrasts are at least 4.5:1.
 * @param accent `#rrggbb`
 */
export function accentStyles(accent: string = DEFAULT_ACCENT): string {
  const [light, dark] = [LIGHT, DARK].map((theme) => coloursOn(theme, rgbOf(accent)));
  if (light === undefined || dark === undefined) throw new TypeError('There are two themes.');
  const pair = (name: keyof Colours): string => `light-dark(${light[name]},${dark[name]})`;
  return `:root{--accent:${pair('accent')};--on-accent:${pair('ink')};--tint:${pair('tint')}}\n`;
}

interface Colours {
  readonly accent: string;
  readonly ink: string;
  readonly tint: string;
}

function coloursOn({ grounds, tint, towards }: Theme, given: Rgb): Colours {
  const all = grounds.map(rgbOf);
  const ground = all[0] ?? given;
  const [half, end] = towards(given);
  const tinted = mix(ground, given, tint);
  let accent = given;
  for (let step = 1; step <= 100; step += 1) {
    if ([...all, tinted].every((each) => contrast(rounded(accent), each) >= LEAST)) break;
    accent = step <= 50 ? mix(given, half, step / 50) : mix(half, end, step / 50 - 1);
  }
  const [first, second] = INKS;
  const shown = rounded(accent);
  const ink = contrast(rgbOf(first), shown) >= contrast(rgbOf(second), shown) ? first : second;
  return { accent: hexOf(accent), ink, tint: hexOf(tinted) };
}

/** Contrast of two colours, from 1 to 21 (WCAG 2.2, contrast ratio). */
function contrast(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((left, right) => left - right);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2): number => from[index] * (1 - share) + to[index] * share;
  return [part(0), part(1), part(2)];
}

function brightened(colour: Rgb): Rgb {
  const most = Math.max(...colour);
  return most === 0 ? colour : [colour[0] / most, colour[1] / most, colour[2] / most];
}

/** Whether a text is a colour for `accentStyles`. */
export function isColour(text: string): boolean {
  return /^#[\da-f]{6}$/i.test(text);
}

function rgbOf(hex: string): Rgb {
  if (!isColour(hex)) throw new TypeError(`A colour is written as #4b45d1, not as ${JSON.stringify(hex)}.`);
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}

function hexOf(colour: Rgb): string {
  const bytes = colour.map((part) => Math.round(part * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** A colour rounded to 8 bits per channel. */
function rounded(colour: Rgb): Rgb {
  return rgbOf(hexOf(colour));
}
