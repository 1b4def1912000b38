import { MAX_DREAM_COMPANIES } from '@daybreak/contract/limits.ts';
import { useId, useRef, useState } from 'react';
import { Combobox } from '../../components/combobox.tsx';
import { RemovablePill } from '../../components/removable-pill.tsx';
import { useDebounced } from '../../components/use-debounced.ts';
import { toFailure } from '../../service/failure.ts';
import { useCompanies } from './api/suggest-companies.ts';

const noOptions: readonly string[] = [];

export interface DreamCompaniesProps {
  readonly companies: readonly string[];
  readonly onChange: (companies: readonly string[]) => void;
  /** Called to follow a company that we don't read yet. */
  readonly onUnknown: (company: string) => void;
}

export function DreamCompanies({ companies, onChange, onUnknown }: DreamCompaniesProps) {
  const id = useId();
  const chips = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const text = useDebounced(typed.trim());
  const { data, error, isFetching, isPlaceholderData } = useCompanies(text);
  const options = text === '' ? noOptions : (data ?? noOptions);

  const add = (company: string) => {
    if (companies.length >= MAX_DREAM_COMPANIES)
      return setAnnouncement(
        `You can add up to ${MAX_DREAM_COMPANIES} companies. Delete one to add another.`,
      );
    if (companies.includes(company)) return setAnnouncement(`${company} is already on your list.`);
    setAnnouncement(`${company} added.`);
    onChange([...companies, company]);
  };

  const remove = (company: string) => {
    const at = companies.indexOf(company);
    setAnnouncement(`${company} deleted.`);
    onChange(companies.filter((known) => known !== company));
    // The pressed chip is removed; focus its neighbor, or the search.
    const buttons = chips.current?.querySelectorAll('button');
    (buttons?.[at + 1] ?? buttons?.[at - 1] ?? document.getElementById(id))?.focus();
  };

  const isCurrent = text !== '' && text === typed.trim() && !isPlaceholderData;
  const isUnknown = isCurrent && error === null && data?.length === 0;
  const follow = () => {
    setTyped('');
    onUnknown(text);
  };

  const message = () => {
    if (isFetching && options.length === 0) return 'Searching…';
    if (isCurrent && error) return toFailure(error).message;
    return isUnknown && <UnknownCompany name={text} onFollow={follow} />;
  };

  return (
    <div className="grid gap-3">
      <div className="relative">
        <label htmlFor={id} className="block pb-1.5 text-small font-medium">
          Dream companies
        </label>
        <Combobox
          id={id}
          text={typed}
          onType={setTyped}
          options={options}
          labelOf={(company) => company}
          noun="suggestion"
          listLabel="Companies"
          message={message()}
          placeholder="Search for a company"
          onChoose={add}
          {...(isUnknown && { onEnter: follow })}
        />
      </div>
      {companies.length > 0 && (
        <ul ref={chips} aria-label="Your dream companies" className="flex flex-wrap gap-1.5 max-wide:gap-2">
          {companies.map((company) => (
            <li key={company} className="flex min-w-0">
              <RemovablePill
                label={`${company}. Click To Delete`}
                tooltip="Click To Delete"
                className="min-w-0"
                onRemove={() => remove(company)}
              >
                <span className="truncate">{company}</span>
              </RemovablePill>
            </li>
          ))}
        </ul>
      )}
      <p
        role="status"
        className={companies.length >= MAX_DREAM_COMPANIES ? 'text-small text-muted' : 'sr-only'}
      >
        {announcement}
      </p>
    </div>
  );
}

interface UnknownCompanyProps {
  readonly name: string;
  readonly onFollow: () => void;
}

function UnknownCompany({ name, onFollow }: UnknownCompanyProps) {
  return (
    <>
      We don't track a company called “{name}” yet.{' '}
      <button
        type="button"
        // Keeps focus in the input, which shows this while it has focus.
        onPointerDown={(event) => event.preventDefault()}
        onClick={onFollow}
        className="min-h-11 font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
      >
        Follow it
      </button>
    </>
  );
}
