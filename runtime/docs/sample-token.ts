import { readToken } from './try/stored-token.ts';

/** The language of samples without tabs. */
const DEFAULT_LANGUAGE = 'ts';

/** How programs in each language read the token, and how to write it into them. */
const LANGUAGES: Readonly<
  Record<string, { readonly reads: string; write(text: string, token: string): string }>
> = {
  sh: {
    reads: '$TOKEN',
    write: (text, token) => `TOKEN='${token.replaceAll("'", String.raw`'\''`)}'\n${text}`,
  },
  ts: {
    reads: "('<token>')",
    write: (text, token) => text.replace("('<token>')", () => `(${JSON.stringify(token)})`),
  },
  js: {
    reads: 'process.env.TOKEN',
    write: (text, token) => `process.env.TOKEN = ${JSON.stringify(token)};\n\n${text}`,
  },
  py: {
    reads: 'os.environ["TOKEN"]',
    write: (text, token) =>
      text.replace(
        'import requests\n',
        () => `import requests\n\nos.environ["TOKEN"] = ${JSON.stringify(token)}\n`,
      ),
  },
  go: {
    reads: 'os.Getenv("TOKEN")',
    write: (text, token) =>
      text.replace(
        'func main() {\n',
        () => `func main() {\n\tos.Setenv("TOKEN", ${JSON.stringify(token)})\n`,
      ),
  },
};

/** A sample with the token that is stored for its scheme and server; undefined if it needs none, or none is stored. */
export function withToken(block: Element): string | undefined {
  const { scheme, origin } = block.closest<HTMLElement>('[data-scheme]')?.dataset ?? {};
  const token = scheme === undefined ? '' : readToken(scheme, origin);
  // Headers cannot contain other characters, and some languages would read them as another text.
  if (!/^[!-~]+$/.test(token)) return undefined;
  const tab = block.closest('.panel')?.previousElementSibling?.previousElementSibling;
  const language = LANGUAGES[tab instanceof HTMLInputElement ? tab.value : DEFAULT_LANGUAGE];
  const text = block.textContent ?? '';
  return language !== undefined && text.includes(language.reads) ? language.write(text, token) : undefined;
}
