import { makeButton } from './button.ts';
import { storeChoice } from './choices.ts';

/** Adds a button that switches between the light and the dark theme. */
export function addThemeButton(tools: Element): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const root = document.documentElement;
  const isDark = (): boolean => (root.dataset['theme'] ?? (dark.matches ? 'dark' : 'light')) === 'dark';
  const button = makeButton('', () => {
    root.dataset['theme'] = isDark() ? 'light' : 'dark';
    storeChoice('theme', root.dataset['theme']);
    name();
  });
  const name = (): void => {
    button.textContent = isDark() ? 'Light' : 'Dark';
    button.setAttribute('aria-label', isDark() ? 'Use the light theme' : 'Use the dark theme');
  };
  name();
  dark.addEventListener('change', name);
  tools.append(button);
}
