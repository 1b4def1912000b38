import { type ReactNode, useEffect, useId } from 'react';
import { CloseButton } from './close-button.tsx';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Called by the close button, Escape and the backdrop. */
  readonly onClose: () => void;
}

/** A modal dialog, open while rendered. */
export function Dialog({ title, children, onClose }: DialogProps) {
  const dialog = useModal(onClose);
  const heading = useId();

  // Focuses the first field; the browser would focus the close button.
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
            className="mr-auto pt-2 font-head text-title leading-[1.15] font-semibold tracking-tight"
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
