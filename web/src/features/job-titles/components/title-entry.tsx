import { MAX_TITLE_LENGTH } from '@daybreak/contract/rules.ts';
import { MAX_TITLES } from '@daybreak/contract/titles.ts';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { AddResult } from '../use-titles.ts';

export interface TitleEntryProps {
  /** Includes suggestions. */
  readonly count: number;
  readonly onAdd: (typed: string) => AddResult;
}

/** Longer than the limit, so that long titles get an error instead of being cut. */
const MAX_INPUT_LENGTH = MAX_TITLE_LENGTH * 3;

/** If saving fails, the text comes back. */
export function TitleEntry({ count, onAdd }: TitleEntryProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const result = onAdd(text);
    input.current?.focus();
    if ('message' in result) return setMessage(result.message);
    setText('');
    setMessage('');
    void result.saved.then((isSaved) => isSaved || setText((now) => (now === '' ? text : now)));
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-4 text-small text-muted">
        <label htmlFor={id}>Add a job title</label>
        <span className="tabular-nums">
          {count} of {MAX_TITLES}
          <span className="sr-only"> titles, including suggestions</span>
        </span>
      </div>
      <div className="flex items-end gap-4">
        <input
          ref={input}
          id={id}
          type="text"
          placeholder="Backend Engineer"
          autoComplete="organization-title"
          enterKeyHint="done"
          maxLength={MAX_INPUT_LENGTH}
          aria-describedby={`${id}message`}
          aria-invalid={message !== ''}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setMessage('');
          }}
          className="min-h-11 min-w-0 flex-1 rounded-none border-b-[1.5px] border-ink bg-transparent text-lead outline-none placeholder:text-muted focus:border-dusk focus:shadow-[0_1px_var(--dusk)] aria-invalid:border-alarm"
        />
        <button
          type="submit"
          className="min-h-11 shrink-0 rounded-lg border border-line px-4.5 font-semibold transition-colors duration-150 hover:border-ink"
        >
          Add
        </button>
      </div>
      <p id={`${id}message`} role="alert" className="min-h-6 text-small/6 text-alarm">
        {message}
      </p>
    </form>
  );
}
