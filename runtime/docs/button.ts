/** A button with a text. Scripts add it, as it does nothing on pages without scripts. */
export function makeButton(text: string, onClick: (button: HTMLButtonElement) => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.addEventListener('click', () => onClick(button));
  return button;
}
