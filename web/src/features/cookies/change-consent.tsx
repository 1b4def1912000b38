import { resetConsent } from './consent.ts';

export function ChangeConsent() {
  return (
    <button type="button" onClick={resetConsent} className="underline underline-offset-4">
      Change your cookie choice
    </button>
  );
}
