import { type ReactNode, useEffect, useId } from 'react';
import { CloseButton } from './close-button.tsx';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The reader wants it gone: the cross, Escape, or a press beside it. */
  readonly onClose: () => void;
}

/** A question or an offer over the page, which waits behind it. It is open as long as it is rendered. */
export function Dialog({ title, children, onClose }: DialogProps) {
  const dialog = useModal(onClose);
  const heading = useId();

  // Whoever is asked for something begins with it; the browser would begin with the cross.
  useEffect(
    () => dialog.current?.querySelector<HTMLElement>('input:not([hidden], [readonly]), select')?.focus(),
    [dialog],
  );

  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onCancel={onClose}
      className="appear m-auto max-h-[90dvh] w-[calc(100%-2rem)] max-w-110 rounded-2xl bg-sheet text-ink backdrop:bg-(--veil)"
    >
      <div className="grid gap-5 p-6 pt-4 sm:p-8 sm:pt-6">
        <div className="flex items-start gap-4">
          <h2
            id={heading}
            className="mr-auto pt-2 font-head text-title leading-[1.15] font-semibold tracking-tight text-balance"
          >
            {title}
          </h2>
          <CloseButton onClose={onClose} className="-mr-3" />
        </div>
        {children}
      </div>
    </dialog>
  );
}
