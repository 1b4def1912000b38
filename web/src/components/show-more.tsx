export interface ShowMoreProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Tells it from others on the same page: '5 more'. */
  readonly more?: string;
  readonly less?: string;
}

export function ShowMore({ isOpen, onToggle, more = 'Show More', less = 'Show Less' }: ShowMoreProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className="min-h-8 px-2 text-small text-muted underline decoration-line underline-offset-4 transition-colors duration-150 hover:text-ink hover:decoration-ink max-wide:min-h-11"
    >
      {isOpen ? less : more}
    </button>
  );
}
