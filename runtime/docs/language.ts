import { keepChoice, readChoice } from './choices.ts';

/** Shows all samples in the language that the reader chose last, on this or on another page. */
export function rememberLanguage(): void {
  const chosen = readChoice('language');
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[name^="sample"]')];
  const choose = (language: string | null): void => {
    for (const input of inputs) if (input.value === language) input.checked = true;
  };
  choose(chosen);
  for (const input of inputs)
    input.addEventListener('change', () => {
      choose(input.value);
      keepChoice('language', input.value);
    });
}
