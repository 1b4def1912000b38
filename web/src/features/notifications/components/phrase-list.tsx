import { type SubmitEvent, useRef, useState } from 'react';
import { TextField } from '../../../components/form/text-field.tsx';
import { RemovablePill } from '../../../components/removable-pill.tsx';
import { tidyPhrase } from '../../hidden-jobs/excluded-phrases.ts';

export interface PhraseListProps {
  readonly label: string;
  /** Names the list for assistive technology: 'Excluded companies'. */
  readonly name: string;
  readonly hint: string;
  readonly phrases: readonly string[];
  /** Says why a phrase can't be added. */
  readonly errorOf: (phrase: string, known: readonly string[]) => string | undefined;
  /** Returns whether the list was saved. */
  readonly onChange: (phrases: readonly string[]) => Promise<boolean>;
}

export function PhraseList({ label, name, hint, phrases, errorOf, onChange }: PhraseListProps) {
  const list = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [announcement, setAnnouncement] = useState('');

  const add = async (event: SubmitEvent) => {
    event.preventDefault();
    const phrase = tidyPhrase(typed);
    if (phrase === '') return;
    const problem = errorOf(phrase, phrases);
    setError(problem);
    if (problem !== undefined) return;
    setTyped('');
    const isSaved = await onChange([...phrases, phrase]);
    if (isSaved) setAnnouncement(`${phrase} added.`);
    else setTyped((next) => next || phrase);
  };

  const remove = (phrase: string) => {
    const index = phrases.indexOf(phrase);
    setAnnouncement(`${phrase} removed.`);
    void onChange(phrases.filter((known) => known !== phrase));
    // The focused chip disappears, so focus moves to its neighbor, or else to the input.
    const chips = list.current?.querySelectorAll<HTMLElement>('li button');
    (chips?.[index + 1] ?? chips?.[index - 1] ?? list.current?.querySelector('input'))?.focus();
  };

  return (
    <form ref={list} noValidate onSubmit={add} className="grid max-w-110 grid-cols-1">
      <TextField
        label={label}
        hint={hint}
        error={error}
        value={typed}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target }) => {
          setTyped(target.value);
          setError(undefined);
        }}
        after={
          <button
            type="submit"
            aria-label={`Add to ${name.toLowerCase()}`}
            className="min-h-11 shrink-0 rounded-lg border border-line px-4 font-semibold transition-colors duration-150 hover:border-muted"
          >
            Add
          </button>
        }
      />
      {phrases.length > 0 && (
        <ul aria-label={name} className="flex flex-wrap gap-1.5 max-wide:gap-2">
          {phrases.map((phrase) => (
            <li key={phrase} className="flex min-w-0">
              <RemovablePill
                label={`${phrase}. Click To Delete`}
                tooltip="Click To Delete"
                className="min-w-0"
                onRemove={() => remove(phrase)}
              >
                <span className="truncate">{phrase}</span>
              </RemovablePill>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </form>
  );
}
