/** A button with a text, of which a page without scripts has no use. */
export function makeButton(text: string, onClick: (button: HTMLButtonElement) => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.addEventListener('click', () => onClick(button));
  return button;
}
