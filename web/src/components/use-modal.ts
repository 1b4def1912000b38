import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Opens the dialog as a modal while it is rendered, and calls `onClose` on a backdrop click. Returns focus to
 * the opener.
 */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    const closeOnBackdropClick = (event: MouseEvent) => event.target === element && close();
    element?.showModal();
    element?.addEventListener('click', closeOnBackdropClick);
    return () => {
      element?.removeEventListener('click', closeOnBackdropClick);
      element?.close();
      // The browser does not restore focus if the dialog is removed from the page.
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return dialog;
}
