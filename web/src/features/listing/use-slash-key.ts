import { type RefObject, useEffect } from 'react';
import { isTyping } from './is-typing.ts';

/** Lets the '/' key enter an input from anywhere on the page, unless something is being typed already. */
export function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const enter = (event: KeyboardEvent) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key !== '/' || !plain || isTyping(event.target) || document.querySelector('dialog[open]'))
        return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', enter);
    return () => document.removeEventListener('keydown', enter);
  }, [input]);
}
