/** A field of a page: a parameter, a header or a member, as a reader finds it behind its anchor. */
export interface PageField {
  readonly name: string;
  /** Its type in words: `array of integers · Name`. */
  readonly type: string;
  readonly isRequired: boolean;
  /** Default, range, length and so on: `range 1 to 100`. */
  readonly facts: readonly string[];
  readonly values: readonly string[];
}

/** The fields of a page by their anchors. */
export function fieldsOf(html: string): ReadonlyMap<string, PageField> {
  const pieces = html.split('<dt id="').slice(1);
  return new Map(
    pieces.map((piece): [string, PageField] => {
      const id = piece.slice(0, piece.indexOf('"'));
      const head = piece.slice(0, piece.indexOf('</dt>'));
      const [, facts = ''] = /<p class="facts">(.*?)<\/p>/.exec(piece) ?? [];
      const named = [...facts.matchAll(/<span>(\w+) <code>(.*?)<\/code>/g)];
      const values = [...piece.matchAll(/<li id="([^"]*)=[^"]*"><code>(.*?)<\/code>/g)];
      return [
        anchorText(id),
        {
          name: textOf(/<a [^>]*>(.*?)<\/a>/.exec(head)?.[1] ?? ''),
          type: textOf(/<span class="ty">(.*?)<\/span>/.exec(head)?.[1] ?? ''),
          isRequired: head.includes('<b class="req">'),
          facts: named.map(([, label = '', value = '']) => `${label} ${textOf(value)}`),
          values: values.filter(([, owner]) => owner === id).map(([, , value = '']) => textOf(value)),
        },
      ];
    }),
  );
}

/** Media types by the anchors of the bodies that they belong to. */
export function mediaTypesOf(html: string): ReadonlyMap<string, readonly string[]> {
  const bodies = [...html.matchAll(/<p class="media" id="([^"]*)">(.*?)<span class="ty">/g)];
  return new Map(
    bodies.map(([, id = '', types = '']): [string, readonly string[]] => [
      id,
      [...types.matchAll(/<code>(.*?)<\/code>/g)].map(([, type = '']) => textOf(type)),
    ]),
  );
}

/** The statuses that have a heading. */
export function statusesOf(html: string): readonly string[] {
  return [...html.matchAll(/<h3 id="([^"]*)"/g)].map(([, status = '']) => status);
}

/** Method and path of the page's operation. */
export function routeOf(html: string): string {
  return textOf(/<p class="route">(.*?)<\/p>/.exec(html)?.[1] ?? '');
}

/** Anchors write what is no letter as `~5b`. */
function anchorText(id: string): string {
  return id.replaceAll(/~([0-9a-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
}
