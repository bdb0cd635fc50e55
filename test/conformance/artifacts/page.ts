/** A field of a page: a parameter, a header or a member, as a reader finds it behind its anchor. */
export interface PageField {
  readonly name: string;
  /** Its type in words: `array of integers · Name`. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly isDeprecated: boolean;
  /** The text below the name. */
  readonly description: string;
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
      const named = [...head.matchAll(/<span class="fact">([\w:, ]+) <code>(.*?)<\/code>/g)];
      const [, about = ''] = /<dd>(.*?)(?=<div class="vals"|<details|<dl|<\/dd>)/s.exec(piece) ?? [];
      const values = [...piece.matchAll(/<li id="([^"]*)=[^"]*"><code>(.*?)<\/code>(.*?)<\/li>/g)];
      const own = values.filter(([, owner]) => owner === id);
      // The default of a list of values is marked there.
      const defaults = own.filter(([, , , marks = '']) => marks.includes('<i>default</i>'));
      return [
        anchorText(id),
        {
          name: textOf(/<a [^>]*>(.*?)<\/a>/.exec(head)?.[1] ?? ''),
          type: textOf(/<span class="ty">(.*?)<\/span>/.exec(head)?.[1] ?? ''),
          isRequired: head.includes('<b class="req">'),
          isDeprecated: about.includes('<li class="b-deprecated">'),
          description: textOf(
            about.replaceAll(/<p class="(?:form|see)">.*?<\/p>|<ul class="badges">.*?<\/ul>/gs, ' '),
          ),
          facts: [
            ...named.map(([, label = '', value = '']) => `${label} ${textOf(value)}`),
            ...defaults.map(([, , value = '']) => `default ${textOf(value)}`),
          ],
          values: own.map(([, , value = '']) => textOf(value)),
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

/** Anchors of bodies by the anchors of those that they say to be the same as. */
export function sameBodies(html: string): ReadonlyMap<string, string> {
  const bodies = html.split('<p class="media" id="').slice(1);
  return new Map(
    bodies.flatMap((piece): [string, string][] => {
      const [, other] = /^[^]*?<\/p><p class="see">The same as in <a href="#([^"]*)">/.exec(piece) ?? [];
      const isOwn = other !== undefined && piece.indexOf('</p><p class="see">') === piece.indexOf('</p>');
      return isOwn ? [[piece.slice(0, piece.indexOf('"')), other]] : [];
    }),
  );
}

/** The statuses that have a heading. */
export function statusesOf(html: string): readonly string[] {
  return [...html.matchAll(/<h3 id="([^"]*)"/g)].map(([, status = '']) => status);
}

/** Method and path of the page's operation, without the base URL. */
export function routeOf(html: string): string {
  const route = /<p class="route">(.*?)<\/p>/.exec(html)?.[1] ?? '';
  return textOf(route.replace(/<span class="base">.*?<\/span>/, ''));
}

/** Anchors write what is no letter as `~5b`. */
function anchorText(id: string): string {
  return id.replaceAll(/~([0-9a-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** A status as a page shows it: its heading, and the sentence below. */
export interface ShownStatus {
  readonly heading: string;
  readonly description: string;
}

/** The statuses of a page. */
export function statusTextsOf(html: string): readonly ShownStatus[] {
  return html
    .split('<h3 id="')
    .slice(1)
    .map((piece) => ({
      heading: textOf(/<a [^>]*>(.*?)<\/a>/.exec(piece)?.[1] ?? ''),
      description: textOf(/<\/h3>\s*(?:<p class="all">.*?<\/p>)?<p>(.*?)<\/p>/s.exec(piece)?.[1] ?? ''),
    }));
}

/** The programs and values that a page shows as they are written. */
export function codeOf(html: string): readonly string[] {
  const blocks = html.matchAll(
    /<pre class="code"[^>]*><code>(.*?)<\/code><\/pre>|<div class="code json"[^>]*>(.*?)<\/div>/gs,
  );
  return [...blocks].map(([, code = '', json = '']) => textOf(code + json));
}

/** The links to pages of schemas: the name that is shown, and the file. */
export function schemaLinksOf(html: string): readonly { readonly name: string; readonly file: string }[] {
  const links = [...html.matchAll(/<a href="(?:\.\.\/schemas\/)((?!index)[\w-]+)\.html">([A-Z]\w*)<\/a>/g)];
  return links.map(([, file = '', name = '']) => ({ name, file }));
}

/** The text of a page up to its first section, and its title. */
export function introOf(html: string): {
  readonly title: string;
  readonly text: string;
  /** Which credentials are taken. */
  readonly authentication: string | undefined;
} {
  const intro = /<header class="intro">.*?<\/header>/s.exec(html)?.[0] ?? '';
  const [, shown] = />Authentication<\/a><\/dt><dd>(.*?)<\/dd>/s.exec(intro) ?? [];
  return {
    title: textOf(/<h1>(.*?)<\/h1>/s.exec(intro)?.[1] ?? ''),
    text: textOf(intro),
    authentication: shown === undefined ? undefined : textOf(shown),
  };
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#(?:x([0-9a-f]+)|(\d+));/gi, (_, hex?: string, decimal = '') =>
      String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
    )
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&hellip;', '…')
    .replaceAll('&amp;', '&')
    .trim();
}
