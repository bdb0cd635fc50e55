import { storeChoice, readChoice } from './choices.ts';

/** Shows all samples in the language that the reader chose last. */
export function restoreLanguage(): void {
  const chosen = readChoice('language');
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[name^="sample"]')];
  const choose = (language: string | null): void => {
    for (const input of inputs) if (input.value === language) input.checked = true;
  };
  choose(chosen);
  for (const input of inputs)
    input.addEventListener('change', () => {
      choose(input.value);
      storeChoice('language', input.value);
    });
}
