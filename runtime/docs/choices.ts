/** Choices of the reader that last: the theme, the language of samples, the server that calls go to. */
export type Choice = 'theme' | 'language' | 'server';

/** What the reader chose before; null where nothing was, or the browser keeps nothing for this site. */
export function readChoice(choice: Choice): string | null {
  try {
    return localStorage.getItem(`docs-${choice}`);
  } catch {
    return null;
  }
}

export function keepChoice(choice: Choice, value: string): void {
  try {
    localStorage.setItem(`docs-${choice}`, value);
  } catch {
    // A browser that keeps nothing for this site: the choice holds for this page.
  }
}
