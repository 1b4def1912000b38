import { countText } from '../../../components/count-text.ts';
import type { BoardPage } from '../api/list-jobs.ts';
import { boardJobs } from '../board.ts';

/** Props of `Announcer`. */
export interface AnnouncerProps {
  /** Undefined while what stands on the board is not yet what was asked for. */
  readonly pages: readonly BoardPage[] | undefined;
}

/** Tells those who cannot see the board how much it holds, whenever that changes. */
export function Announcer({ pages }: AnnouncerProps) {
  const [first] = pages ?? [];
  const shown = pages === undefined ? 0 : boardJobs(pages).length;
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {first !== undefined &&
        `${countText(first.total, 'job')}, ${first.totalToday} of them today. ${shown} are on the page.`}
    </p>
  );
}
