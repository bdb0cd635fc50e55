/**
 * Scrolls the navigation, if it has a scroll bar of its own, so that the current page is in its middle. Browsers that
 * support `scroll-initial-target` do this without a script.
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
  // Measuring here would force a layout before the first paint.
  if (!CSS.supports('scroll-initial-target', 'nearest')) show();
  menu.addEventListener('toggle', show);
}
