import { QuietButton } from '../../../components/button.tsx';

export interface LoadFailureProps {
  /** As in 'the filters'. */
  readonly what: string;
  readonly onClose?: () => void;
}

export function LoadFailure({ what, onClose }: LoadFailureProps) {
  return (
    <p role="alert" className="flex items-center justify-between gap-4 pt-2 text-small text-muted">
      Couldn't load {what}. Check your connection and try again.
      {onClose && <QuietButton onClick={onClose}>Close</QuietButton>}
    </p>
  );
}
