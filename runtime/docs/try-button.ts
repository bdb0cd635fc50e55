import { makeButton } from './button.ts';
import { element } from './element.ts';
import { siteRoot } from './site-root.ts';
import type { TriedModule } from './try/operation.ts';

/** The exports of `assets/try.js`. */
interface Panel {
  openPanel(module: TriedModule, section: HTMLElement): void;
}

/** Adds a button to the page of an operation that opens the form to call it, which is loaded on demand. */
export function addTryButton(): void {
  const page = document.querySelector<HTMLElement>('.op[data-operation]');
  const name = page?.dataset['operation'];
  const samples = page?.querySelector('.samples');
  if (name === undefined || !samples) return;
  const section = element('section', { class: 'try', 'aria-labelledby': 'try' });
  const button = makeButton('Try it', () => {
    button.remove();
    section.append(element('h2', { id: 'try' }, 'Try it'));
    void open(name, section);
  });
  section.append(button);
  samples.prepend(section);
}

async function open(name: string, section: HTMLElement): Promise<void> {
  try {
    const [{ openPanel }, module] = (await Promise.all(
      ['assets/try.js', `assets/validators/operations/${name}.js`].map(
        (path) => import(new URL(path, siteRoot()).href),
      ),
    )) as [Panel, TriedModule];
    openPanel(module, section);
  } catch {
    section.append(element('p', { role: 'alert' }, notLoaded()));
  }
}

/** The message if the form is not loaded. Browsers load no modules from a disk (HTML Standard, fetch a module script). */
function notLoaded(): string {
  return location.protocol === 'file:'
    ? 'Browsers do not load modules for pages that are opened from a disk. Serve the site over HTTP to use this form.'
    : 'The scripts of this form could not be loaded.';
}
