import { readChoice } from './choices.ts';

// Runs before the first paint, so that the other theme is never shown.
const theme = readChoice('theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
