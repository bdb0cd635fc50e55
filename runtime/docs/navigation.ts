/** Scrolls the navigation to the current page, unless the browser does this by `scroll-initial-target`. */
export function showCurrentPage(): void {
  const menu = document.getElementById('menu');
  const current = menu?.querySelector<HTMLElement>('[aria-current="page"]');
  if (!menu || !current) return;
  const show = (): void => {
    if (menu.scrollHeight <= menu.clientHeight) return;
    const top = current.getBoundingClientRect().top - menu.getBoundingClientRect().top + menu.scrollTop;
    menu.scrollTop = top - menu.clientHeight / 3;
  };
  // A measurement would force a layout before the first paint.
  if (!CSS.supports('scroll-initial-target', 'nearest')) show();
  menu.addEventListener('toggle', show);
}
