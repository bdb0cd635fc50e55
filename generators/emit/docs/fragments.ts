import { markup, type Html } from './html.ts';
import type { Badge } from './badges.ts';
import type { Site } from './page.ts';

/** A list of badges, if there are any. */
export function printBadges(site: Site, badges: readonly Badge[]): Html | undefined {
  if (badges.length === 0) return undefined;
  const items = badges.map(
    ({ kind, label, text }) =>
      markup`<li class="b-${kind}"><b>${label}</b> ${site.markdown.printLine(text)}</li>`,
  );
  return markup`<ul class="badges">${items}</ul>`;
}

/** A method as a coloured word. */
export function printMethod(method: string): Html {
  return markup`<span class="m m-${method}">${method.toUpperCase()}</span>`;
}

/** A URL or a path template with marked parameters. Narrow pages may break it after a slash. */
export function printAddress(address: string): Html {
  const pieces = address
    .split(/(?<=(?<!\/)\/)(?=[^/])/)
    .map(
      (piece) =>
        markup`${piece
          .split(/(\{[^{}]*\})/)
          .map((part) => (part.startsWith('{') ? markup`<var>${part}</var>` : markup`${part}`))}`,
    );
  return markup`${pieces.map((piece, index) => (index === 0 ? piece : markup`<wbr>${piece}`))}`;
}

interface Tabs {
  /** Unique on the page. */
  readonly name: string;
  readonly legend: string;
  readonly tabs: readonly Tab[];
}

interface Tab {
  readonly label: string;
  readonly panel: Html;
  /** The value by which scripts store the choice for all pages; by default the label. */
  readonly value?: string;
}

/**
 * Tabs that work without a script, with keyboards and with screen readers: radio buttons. A single tab is printed as its
 * panel.
 */
export function printTabs({ name, legend, tabs }: Tabs): Html {
  const [only] = tabs;
  if (only !== undefined && tabs.length === 1) return only.panel;
  const parts = tabs.map(({ label, panel, value }, index) => {
    const id = `${name}-${index + 1}`;
    const input =
      index === 0
        ? markup`<input type="radio" name="${name}" id="${id}" value="${value ?? label}" checked>`
        : markup`<input type="radio" name="${name}" id="${id}" value="${value ?? label}">`;
    return markup`${input}<label for="${id}">${label}</label><div class="panel">${panel}</div>`;
  });
  return markup`<fieldset class="tabs"><legend>${legend}</legend>${parts}</fieldset>`;
}
