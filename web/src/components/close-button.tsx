import X from 'lucide-react/icons/x';

export interface CloseButtonProps {
  /** Names what is closed, if 'Close' is not clear. */
  readonly label?: string;
  readonly onClose: () => void;
  readonly className?: string;
}

export function CloseButton({ label = 'Close', onClose, className = '' }: CloseButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClose}
      className={`grid size-11 shrink-0 place-items-center rounded-full text-muted transition-colors duration-150 hover:text-ink ${className}`}
    >
      <X className="size-5" aria-hidden="true" />
    </button>
  );
}
