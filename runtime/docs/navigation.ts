/**
 * Scrolls the navigation, where it scrolls by itself, so that the entry of the page stands in its middle. Browsers that
 * know `scroll-initial-target` have shown it already, without a script.
 */
export function showCurrentPage(): void {
  const menu = document.getElementById('menu');
  const current = menu?.querySelector<HTMLElement>('[aria-current="page"]');
  if (!menu || !current) return;
  const show = (): void => {
    if (menu.scrollHeight <= menu.clientHeight) return;
    const top = current.getBoundingClientRect().top - menu.getBoundingClientRect().top + menu.scrollTop;
    menu.scrollTop = top - menu.clientHeight / 3;
  };
  // To ask for a height here would lay the page out before its first paint.
  if (!CSS.supports('scroll-initial-target', 'nearest')) show();
  menu.addEventListener('toggle', show);
}
