import { makeButton } from './button.ts';
import { siteRoot } from './site-root.ts';
import { shared } from './shared.ts';

let opened: Promise<void> | undefined;

/** Opens the search by a button, `/`, ⌘K or Ctrl+K. Search and index are loaded when it is first opened. */
export function addSearch(tools: Element): void {
  const button = makeButton('Search', () => void open());
  button.className = 'find';
  const key = document.createElement('kbd');
  key.textContent = '/';
  button.append(key);
  button.setAttribute('aria-keyshortcuts', '/ Control+K Meta+K');
  tools.prepend(button);
  addEventListener('keydown', (event) => {
    const isCommand = (event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k';
    if (!isCommand && (event.key !== '/' || isTyping(event.target))) return;
    event.preventDefault();
    void open();
  });
}

async function open(): Promise<void> {
  opened ??= Promise.all(['search-index.js', 'search.js'].map(load)).then(() => undefined);
  await opened;
  shared.openSearch?.(siteRoot());
}

function load(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    // In order, as the search reads the index when it starts.
    script.async = false;
    script.src = new URL(`assets/${name}`, siteRoot()).href;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${name} does not load.`)));
    document.head.append(script);
  });
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
    !(target instanceof HTMLInputElement && target.type === 'radio')
  );
}
