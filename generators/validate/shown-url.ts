/** A part of a URL, and whether it may be printed. */
interface UrlPart {
  readonly text: string;
  readonly isShown: boolean;
}

/**
 * Splits a recorded URL into parts. User, password, values in the query and the fragment can be credentials under any
 * name, so they are not shown. Of a URL with another scheme, such as `data:`, only the scheme is shown. A URL without
 * a scheme is a path.
 */
function partsOf(url: string, names: 'shown' | 'hidden' = 'shown'): readonly UrlPart[] {
  const [, other, data = ''] = /^\s*((?!https?:|wss?:)[a-z][a-z\d+.-]*:)(.*)$/is.exec(url) ?? [];
  if (other !== undefined) return [shown(other), hidden(data)];
  const [, scheme = '', user = '', place = '', query = '', fragment = ''] =
    /^(\s*(?:[a-z]+:)?[/\\]*)((?<=[:/\\])[^/\\?#]*@)?([^?#]*)(\?[^#]*)?(.*)$/is.exec(url) ?? [];
  return [
    shown(scheme),
    hidden(user),
    shown(place),
    ...(names === 'shown'
      ? query.split(/(?=[?&])/).flatMap(pairParts)
      : [shown(query.slice(0, 1)), hidden(query.slice(1))]),
    shown(fragment.slice(0, 1)),
    hidden(fragment.slice(1)),
  ];
}

/** The name of a pair, with the sign before it, and its value. A pair without `=` may be a value. */
function pairParts(pair: string): readonly UrlPart[] {
  const end = pair.includes('=') ? pair.indexOf('=') + 1 : Math.min(pair.length, 1);
  return [shown(pair.slice(0, end)), hidden(pair.slice(end))];
}

function shown(text: string): UrlPart {
  return { text, isShown: true };
}

function hidden(text: string): UrlPart {
  return { text, isShown: false };
}

/**
 * A recorded URL that may be printed, with `***` in place of what may be a credential.
 * @param names whether the names of the query may be printed
 */
export function shownUrl(url: string, names: 'shown' | 'hidden' = 'shown'): string {
  return partsOf(url, names)
    .map(({ text, isShown }) => (isShown || text === '' ? text : '***'))
    .join('');
}

/** The same with as many characters as before. */
export function maskedUrl(url: string): string {
  return partsOf(url)
    .map(({ text, isShown }) => (isShown ? text : '*'.repeat(text.length)))
    .join('');
}
