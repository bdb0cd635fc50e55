/** What a program of the documentation sends, as its text says. */
export interface Sample {
  readonly language: string;
  /** In upper case. */
  readonly method: string;
  readonly url: string;
}

/** Reads a program for curl, `fetch`, Python or Go; undefined for any other text. */
export function readSample(text: string): Sample | undefined {
  for (const [language, read] of readers) {
    const found = read(text);
    if (found !== undefined) return { language, ...found };
  }
  return undefined;
}

type Read = (text: string) => Omit<Sample, 'language'> | undefined;

const readers: readonly (readonly [string, Read])[] = [
  [
    'curl',
    (text) => {
      if (!text.startsWith('curl ')) return undefined;
      const url =
        /["'](https?:\/\/[^"']*)["']\s*$/.exec(text)?.[1] ?? /["'](https?:\/\/[^"']*)["']/.exec(text)?.[1];
      // Without a method, curl sends GET, or POST where there is a body.
      const implied = /--(?:data|form)/.test(text) ? 'POST' : 'GET';
      return { method: /--request (\w+)/.exec(text)?.[1] ?? implied, url: url ?? '' };
    },
  ],
  [
    'fetch',
    (text) => {
      const [, url] = /\bfetch\(\s*['"`]([^'"`]*)/.exec(text) ?? [];
      return url === undefined ? undefined : { method: /\bmethod: '(\w+)'/.exec(text)?.[1] ?? 'GET', url };
    },
  ],
  [
    'Python',
    (text) => {
      const [, method, url] = /\brequests\.(\w+)\(\s*f?"([^"]*)"/.exec(text) ?? [];
      return method === undefined || url === undefined ? undefined : { method: method.toUpperCase(), url };
    },
  ],
  [
    'Go',
    (text) => {
      const [, method, url] = /\bhttp\.NewRequest\("(\w+)", "([^"]*)"/.exec(text) ?? [];
      return method === undefined || url === undefined ? undefined : { method, url };
    },
  ],
];
