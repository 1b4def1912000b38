import Search from 'lucide-react/icons/search';
import { useRef } from 'react';
import { CloseButton } from '../../../components/close-button.tsx';

export interface SearchLineProps {
  readonly text: string;
  readonly onType: (text: string) => void;
}

export function SearchLine({ text, onType }: SearchLineProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex min-h-11 items-center gap-2.5 border-b-[1.5px] border-ink focus-within:border-dusk focus-within:shadow-[0_1px_var(--dusk)]">
      <Search className="size-4.5 shrink-0 text-muted" aria-hidden="true" />
      <input
        ref={input}
        type="search"
        aria-label="Search any job title"
        placeholder="Search any job title"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={120}
        value={text}
        onChange={(event) => onType(event.target.value)}
        className="min-w-0 flex-1 appearance-none bg-transparent py-1.5 text-lead outline-none placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
      />
      <CloseButton
        label="Clear search"
        className={`-mr-3 ${text === '' ? 'invisible' : ''}`}
        onClose={() => {
          onType('');
          input.current?.focus();
        }}
      />
    </div>
  );
}
