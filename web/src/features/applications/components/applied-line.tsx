import Check from 'lucide-react/icons/check';
import { Link } from 'wouter';
import { QuietButton } from '../../../components/button.tsx';
import { useNow } from '../../../components/use-now.ts';
import { paths } from '../../../config/paths.ts';
import { visitorClock } from '../../listing/day.ts';
import type { Application } from '../api/applications.ts';
import { formatAppliedAt, stateNames } from '../application-text.ts';

export interface AppliedLineProps {
  /** Null while the job is being marked as applied. */
  readonly application: Application | null;
  readonly isUndoing: boolean;
  readonly onUndo: () => void;
}

export function AppliedLine({ application, isUndoing, onUndo }: AppliedLineProps) {
  const now = useNow();
  const isUntouched = application?.state === 'applied' && application.note === '';
  return (
    <div className="appear flex min-h-13 flex-wrap items-center gap-x-4 rounded-lg bg-sheet px-4">
      <p role="status" className="mr-auto flex items-center gap-2.5 py-2">
        <Check className="size-4.5 shrink-0" aria-hidden="true" />
        {application === null ? (
          'Marking as applied…'
        ) : (
          <span>
            <span className="font-semibold">{stateNames[application.state]}</span>
            <span className="text-muted tabular-nums">
              {application.state === 'applied' ? ' ' : ', applied '}
              {application.appliedAt !== null && formatAppliedAt(application.appliedAt, visitorClock(now))}
            </span>
          </span>
        )}
      </p>
      {isUntouched ? (
        <QuietButton aria-busy={isUndoing} onClick={onUndo}>
          Undo
        </QuietButton>
      ) : (
        application && (
          <Link
            href={paths.applications}
            className="inline-flex min-h-11 items-center text-small text-muted underline decoration-line underline-offset-4 transition-colors duration-150 hover:text-ink hover:decoration-ink"
          >
            Your notes
          </Link>
        )
      )}
    </div>
  );
}
