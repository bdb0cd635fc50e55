/** A button with a text. Scripts add it, because pages without scripts have no use for it. */
export function makeButton(text: string, onClick: (button: HTMLButtonElement) => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.addEventListener('click', () => onClick(button));
  return button;
}
