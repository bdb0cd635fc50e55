import { readToken } from './try/kept-token.ts';

/** The language of samples without tabs: the generated client has a sample for every request. */
const DEFAULT_LANGUAGE = 'ts';

/** How a program in each language reads the token, and what to replace so that it contains the token itself. */
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

/**
 * A sample as it is copied: with the token that the reader has entered in this tab for its scheme and server.
 * Undefined if the sample needs none, or none was entered.
 */
export function withToken(block: Element): string | undefined {
  const { scheme, origin } = block.closest<HTMLElement>('[data-scheme]')?.dataset ?? {};
  const token = scheme === undefined ? '' : readToken(scheme, origin);
  // No header can carry other characters, and some languages would read them as another text.
  if (!/^[!-~]+$/.test(token)) return undefined;
  const tab = block.closest('.panel')?.previousElementSibling?.previousElementSibling;
  const language = LANGUAGES[tab instanceof HTMLInputElement ? tab.value : DEFAULT_LANGUAGE];
  const text = block.textContent ?? '';
  return language !== undefined && text.includes(language.reads) ? language.write(text, token) : undefined;
}
