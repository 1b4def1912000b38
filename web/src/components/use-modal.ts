import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * The dialog that the given reference is put on is open over the page as long as it is rendered; a press beside it asks
 * `onClose`. When it goes, the focus returns to where it came from.
 */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const opened = dialog.current;
    const opener = document.activeElement;
    const closeFromBeside = (event: MouseEvent) => event.target === opened && close();
    opened?.showModal();
    opened?.addEventListener('click', closeFromBeside);
    return () => {
      opened?.removeEventListener('click', closeFromBeside);
      opened?.close();
      // Taken out of the page in the same moment, the browser would not give the focus back by itself.
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return dialog;
}
