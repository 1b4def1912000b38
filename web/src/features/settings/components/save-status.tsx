import Check from 'lucide-react/icons/check';

export interface SaveStatusProps {
  readonly state: 'idle' | 'pending' | 'success' | 'error';
}

export function SaveStatus({ state }: SaveStatusProps) {
  return (
    <p
      role="status"
      className="pointer-events-none absolute top-0 right-0 flex items-center gap-1 text-small text-muted"
    >
      {state === 'pending' && 'Saving…'}
      {state === 'success' && (
        <>
          <Check className="appear size-3.5" aria-hidden="true" />
          Saved
        </>
      )}
    </p>
  );
}
