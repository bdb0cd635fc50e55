import { keepChoice, readChoice } from './choices.ts';

/** Shows samples in the language that the reader chose last, on whatever page that was. */
export function rememberLanguage(): void {
  const chosen = readChoice('language');
  for (const input of document.querySelectorAll<HTMLInputElement>('input[name="sample"]')) {
    if (input.value === chosen) input.checked = true;
    input.addEventListener('change', () => keepChoice('language', input.value));
  }
}
