/** Scrolls the navigation, where it scrolls by itself, to the page that it belongs to. */
export function showCurrentPage(): void {
  const menu = document.getElementById('menu');
  const current = menu?.querySelector<HTMLElement>('[aria-current="page"]');
  if (!menu || !current || menu.scrollHeight <= menu.clientHeight) return;
  const top = current.getBoundingClientRect().top - menu.getBoundingClientRect().top;
  if (top > menu.clientHeight) menu.scrollTop = top - menu.clientHeight / 2;
}
