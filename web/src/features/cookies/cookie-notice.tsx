import { useSyncExternalStore } from 'react';
import { onConsentChange, readConsent, setConsent } from './consent.ts';

const buttonStyle =
  'min-h-11 px-1 font-semibold text-ink underline decoration-line underline-offset-4 transition-colors duration-150 hover:decoration-ink';

export function CookieNotice() {
  const consent = useSyncExternalStore(onConsentChange, readConsent);
  if (consent !== 'unanswered') return null;
  return (
    <section
      aria-label="Cookies"
      data-yields
      data-bar
      className="appear border-t border-line bg-sheet text-small text-muted"
    >
      <div className="mx-auto flex min-h-11 max-w-300 items-center justify-between gap-3 px-3 sm:justify-end sm:gap-4 sm:px-6">
        <p className="py-0.5 leading-tight">
          <span>Cookies provide functionality to our users.</span> Accept to allow analytics.
        </p>
        <div className="flex shrink-0 gap-2 sm:gap-4">
          <button type="button" onClick={() => setConsent('declined')} className={buttonStyle}>
            Decline
          </button>
          <button type="button" onClick={() => setConsent('accepted')} className={buttonStyle}>
            Accept
          </button>
        </div>
      </div>
    </section>
  );
}
