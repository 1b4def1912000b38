/** Closes the menu once something in it was chosen. Gives what ends it. */
export function closeOnChoice(menu: HTMLElement): () => void {
  const close = () => menu.hidePopover();
  menu.addEventListener('click', close);
  return () => menu.removeEventListener('click', close);
}
