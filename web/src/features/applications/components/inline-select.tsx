import ChevronDown from 'lucide-react/icons/chevron-down';

export interface InlineSelectProps {
  readonly label: string;
  readonly names: Readonly<Record<string, string>>;
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
  readonly className?: string;
}

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
