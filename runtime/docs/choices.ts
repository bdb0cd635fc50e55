/** What a reader has chosen for all pages: the theme, the language of samples, the server for calls. */
export type Choice = 'theme' | 'language' | 'server';

/** The stored choice; null if there is none, or if the browser stores nothing for this site. */
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
