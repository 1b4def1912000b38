import ChevronDown from 'lucide-react/icons/chevron-down';

export interface InlineSelectProps {
  /** What is chosen, for who does not see where it stands. */
  readonly label: string;
  /** What each choice is called, by its key, in order. */
  readonly names: Readonly<Record<string, string>>;
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
  readonly className?: string;
}

/** One of several, in the browser's own list, that stands in a line of text. */
export function InlineSelect({ label, names, chosen, onChoose, className = '' }: InlineSelectProps) {
  return (
    <span className={`relative inline-flex max-w-full ${className}`}>
      <select
        aria-label={label}
        value={chosen}
        onChange={({ target: { value } }) => onChoose(value)}
        className="min-h-11 w-full appearance-none truncate bg-transparent pr-6 font-[550] transition-colors duration-150 hover:text-dawn-ink"
      >
        {Object.entries(names).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute top-3.5 right-0 size-4 text-muted"
        aria-hidden="true"
      />
    </span>
  );
}
