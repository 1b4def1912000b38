/** Whether keys pressed on an element are its own: text is typed there, or a list is walked. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}
