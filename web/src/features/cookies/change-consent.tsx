import { resetConsent } from './consent.ts';

/** Takes the visitor's consent back and shows the cookie notice again. */
export function ChangeConsent() {
  return (
    <button type="button" onClick={resetConsent} className="underline underline-offset-4">
      Change your cookie choice
    </button>
  );
}
