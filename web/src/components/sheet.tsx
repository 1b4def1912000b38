import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { CloseButton } from './close-button.tsx';
import { useModal } from './use-modal.ts';

export interface SheetProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The action that closes the sheet, and anything beside it. */
  readonly footer: ReactNode;
  /** Called by the close button, Escape, the backdrop and a window that grows wide. */
  readonly onClose: () => void;
}

/** A modal panel for narrow screens, open while rendered. */
export function Sheet({ title, children, footer, onClose }: SheetProps) {
  const dialog = useModal(onClose);
  const heading = useId();
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const wide = matchMedia('(width > 1250px)');
    const closeWhenWide = () => wide.matches && close();
    wide.addEventListener('change', closeWhenWide);
    return () => wide.removeEventListener('change', closeWhenWide);
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onCancel={onClose}
      className="appear mx-auto mt-auto mb-0 max-h-[85dvh] w-full max-w-160 rounded-t-2xl bg-sheet text-ink backdrop:bg-(--veil)"
    >
      <div className="grid gap-4 px-5 pt-3 sm:px-8">
        <div className="flex items-center justify-between">
          <h2 id={heading} className="font-head text-title font-semibold tracking-tight">
            {title}
          </h2>
          <CloseButton onClose={onClose} className="-mr-3" />
        </div>
        {children}
        <div
          data-dock
          className="sticky bottom-0 -mx-5 flex items-center justify-between gap-4 border-t border-line bg-sheet px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-8 sm:px-8"
        >
          {footer}
        </div>
      </div>
    </dialog>
  );
}
