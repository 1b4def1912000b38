export interface ShowMoreProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

export function ShowMore({ isOpen, onToggle }: ShowMoreProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className="min-h-8 px-2 text-small text-muted underline decoration-line underline-offset-4 transition-colors duration-150 hover:text-ink hover:decoration-ink max-wide:min-h-11"
    >
      {isOpen ? 'Show Less' : 'Show More'}
    </button>
  );
}
