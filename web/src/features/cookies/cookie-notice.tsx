import { useSyncExternalStore } from 'react';
import { accept, isAccepted, onAccept } from './consent.ts';

/** Says what cookies are for, until it is accepted. */
export function CookieNotice() {
  const accepted = useSyncExternalStore(onAccept, isAccepted);
  if (accepted) return null;
  return (
    <section aria-label="Cookies" className="appear border-t border-line bg-sheet text-small text-muted">
      <div className="mx-auto flex max-w-300 items-center justify-between gap-4 px-4 sm:justify-end sm:px-6">
        <p>Cookies provide functionality to our users.</p>
        <button
          type="button"
          onClick={accept}
          className="min-h-11 px-1 font-semibold text-ink underline decoration-line underline-offset-4 transition-colors duration-150 hover:decoration-ink"
        >
          Accept
        </button>
      </div>
    </section>
  );
}
