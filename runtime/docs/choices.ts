/** The choices of a reader for all pages: the theme, the language of samples, the server for calls. */
export type Choice = 'theme' | 'language' | 'server';

/** The stored choice; null if there is none, or if the site may not store anything. */
export function readChoice(choice: Choice): string | null {
  try {
    return localStorage.getItem(`docs-${choice}`);
  } catch {
    return null;
  }
}

export function storeChoice(choice: Choice, value: string): void {
  try {
    localStorage.setItem(`docs-${choice}`, value);
  } catch {
    // The site may not store anything. The choice applies to this page only.
  }
}
