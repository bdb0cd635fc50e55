import { readChoice } from './choices.ts';

// Runs before the first paint, so that a reader who chose a theme never sees the other one flash.
const theme = readChoice('theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
