import { QuietButton } from '../../../components/button.tsx';
import { useNow } from '../../../components/use-now.ts';
import { useAccount } from '../../account/use-account.ts';
import { useSavePreference } from '../../preferences/use-save-preference.ts';
import { pausedUntil, twoWeeksFromNow } from '../pause.ts';

/** Lets all alerts wait for two weeks, and says so until they are back. One button, which keeps the focus. */
export function Pause() {
  const until = pausedUntil(useAccount(), useNow());
  const save = useSavePreference();
  const set = (end: string) => void save({ alertSettings: { pausedUntil: end } });
  return (
    <div>
      <p className="text-small font-medium">Pause</p>
      <p role="status" className="max-w-[60ch] text-muted">
        {until === ''
          ? 'Jobs can wait for two weeks, on every channel.'
          : `Alerts are paused until ${until}. Then they start again by themselves.`}
      </p>
      <QuietButton onClick={() => set(until === '' ? twoWeeksFromNow() : '')}>
        {until === '' ? 'Pause for two weeks' : 'Resume now'}
      </QuietButton>
    </div>
  );
}
