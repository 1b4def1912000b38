/** Closes the menu after a click in it. Returns a function that stops this. */
export function closeOnChoice(menu: HTMLElement): () => void {
  const close = () => menu.hidePopover();
  menu.addEventListener('click', close);
  return () => menu.removeEventListener('click', close);
}
