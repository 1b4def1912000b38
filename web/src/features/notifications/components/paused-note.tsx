import { QuietButton } from '../../../components/button.tsx';
import { useNow } from '../../../components/use-now.ts';
import { useAccount } from '../../account/use-account.ts';
import { useSavePreference } from '../../preferences/use-save-preference.ts';
import { pausedUntil } from '../pause.ts';

/** Says until when all alerts wait, and ends the pause. Absent without one. */
export function PausedNote() {
  const until = pausedUntil(useAccount(), useNow());
  const save = useSavePreference();
  if (until === '') return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-lg border border-line bg-sheet px-4 py-3"
    >
      <p>
        <span className="font-[550]">Alerts are paused until {until}.</span> Then they start again by
        themselves.
      </p>
      <QuietButton onClick={() => void save({ alertSettings: { pausedUntil: '' } })}>Resume now</QuietButton>
    </div>
  );
}
