import LoaderCircle from 'lucide-react/icons/loader-circle';

export interface SpinnerProps {
  readonly label: string;
}

export function Spinner({ label }: SpinnerProps) {
  return (
    <div role="status" className="flex min-h-11 items-center gap-3 py-4 text-muted">
      <LoaderCircle className="size-5 motion-safe:animate-spin" aria-hidden="true" />
      {label}
    </div>
  );
}
