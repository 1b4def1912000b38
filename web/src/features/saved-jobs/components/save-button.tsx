import Bookmark from 'lucide-react/icons/bookmark';
import { outlinedButton } from '../../../components/outlined-button.ts';
import type { SavedJob } from '../saved-jobs.ts';
import { useIsSaved } from '../use-is-saved.ts';

export interface SaveButtonProps {
  readonly job: SavedJob;
  /** With its name beside the icon. */
  readonly hasLabel?: boolean;
}

const looks = {
  icon: 'grid size-11 place-items-center rounded-full text-muted transition-colors duration-150 hover:text-ink',
  label: outlinedButton,
} as const;

/** Works for visitors too. */
export function SaveButton({ job, hasLabel = false }: SaveButtonProps) {
  const isSaved = useIsSaved(job.jobID);
  const toggle = () =>
    void import('../toggle-saved.ts').then(
      ({ saveJob, unsaveJob }) => (isSaved ? unsaveJob(job) : saveJob(job)),
      (error: unknown) => console.error(error),
    );
  return (
    <button
      type="button"
      aria-label={`Save ${job.jobTitle}`}
      aria-pressed={isSaved}
      data-tooltip={hasLabel ? undefined : isSaved ? 'Remove from saved jobs' : 'Save'}
      onClick={toggle}
      className={hasLabel ? looks.label : looks.icon}
    >
      <Bookmark
        className={`${hasLabel ? 'size-4' : 'size-5'} ${isSaved ? 'fill-ink text-ink' : 'text-muted'}`}
        strokeWidth={1.75}
        aria-hidden="true"
      />
      {hasLabel && (isSaved ? 'Saved' : 'Save')}
    </button>
  );
}
