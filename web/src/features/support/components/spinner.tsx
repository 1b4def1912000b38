import LoaderCircle from 'lucide-react/icons/loader-circle';

export interface SpinnerProps {
  /** What is on its way. */
  readonly says: string;
}

/** Says that something is on its way. */
export function Spinner({ says }: SpinnerProps) {
  return (
    <div role="status" className="flex min-h-11 items-center gap-3 py-4 text-muted">
      <LoaderCircle className="size-5 motion-safe:animate-spin" aria-hidden="true" />
      {says}
    </div>
  );
}
