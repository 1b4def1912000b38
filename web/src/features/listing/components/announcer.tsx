import { countText } from '../../../components/count-text.ts';
import { jobsRead } from '../board.ts';
import type { Board } from '../use-board.ts';

/** Announces the board's size to screen readers. */
export function Announcer({ board }: { readonly board: Board }) {
  const { counts, parts } = board.reading;
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {counts !== null &&
        `${countText(counts.total, 'job')}, ${counts.totalToday} from today. Showing ${jobsRead(parts)}.`}
    </p>
  );
}
