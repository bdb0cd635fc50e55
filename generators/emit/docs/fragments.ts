import { markup, type Html } from './html.ts';
import type { Badge } from './badges.ts';
import type { Site } from './page.ts';

/** A list of badges; nothing where there are none. */
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

/** A URL or a path template, its parameters marked; a narrow page breaks it after a slash. */
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

export interface Tab {
  readonly label: string;
  readonly panel: Html;
  /** What scripts remember the choice by, the same for the same choice on all pages. */
  readonly value?: string;
}

/**
 * Tabs that work without a script: radio buttons, of which arrow keys and screen readers know everything. A single
 * one is printed without its tab.
 * @param name unique on the page
 */
export function printTabs({
  name,
  legend,
  tabs,
}: {
  name: string;
  legend: string;
  tabs: readonly Tab[];
}): Html {
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
