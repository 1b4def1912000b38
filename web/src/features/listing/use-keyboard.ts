import { type RefObject, useEffect } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** The next card, or the first visible one if none is focused. */
function target(board: HTMLElement, from: Element | null, step: number): HTMLElement | undefined {
  const cards = [...board.querySelectorAll<HTMLElement>('[data-walk]')];
  const at = cards.findIndex((card) => card === from || card.parentElement?.contains(from));
  if (at >= 0) return cards[at + step];
  return step > 0 ? cards.find((card) => card.getBoundingClientRect().top >= 0) : undefined;
}

/**
 * Moves between cards with the arrow keys, j and k, unless another control has the focus. Cards handle Enter and
 * Escape.
 */
export function useBoardKeys(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (step === undefined || event.shiftKey || event.defaultPrevented || !isShortcut(event)) return;
      const focused = document.activeElement;
      const ownsFocus =
        focused === document.body || focused?.id === 'main' || board.current?.contains(focused);
      const card = board.current && ownsFocus ? target(board.current, focused, step) : undefined;
      if (card === undefined) return;
      event.preventDefault();
      card.focus({ preventScroll: true });
      card.parentElement?.scrollIntoView({ block: 'nearest' });
    };
    document.addEventListener('keydown', walk);
    return () => document.removeEventListener('keydown', walk);
  }, [board]);
}

/** Focuses an input when '/' is pressed outside other inputs. */
export function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const enter = (event: KeyboardEvent) => {
      if (event.key !== '/' || !isShortcut(event)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', enter);
    return () => document.removeEventListener('keydown', enter);
  }, [input]);
}

/** Whether a key is pressed alone, outside inputs and dialogs. */
const isShortcut = ({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey || isTyping(target) || document.querySelector('dialog[open]'));

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}
