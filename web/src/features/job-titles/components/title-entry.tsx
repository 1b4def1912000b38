import { MAX_TITLE_LENGTH } from '@daybreak/contract/rules.ts';
import { MAX_TITLES } from '@daybreak/contract/titles.ts';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useNow } from '../../../components/use-now.ts';
import { visitorClock } from '../../listing/day.ts';
import type { TitleSuggestion } from '../../onboarding/api/count-jobs.ts';
import { TitleCount } from '../../onboarding/components/title-count.tsx';
import { TitleInput } from '../../onboarding/components/title-input.tsx';
import { useJobCount } from '../../onboarding/use-job-count.ts';
import type { AddResult } from '../use-titles.ts';

export interface TitleEntryProps {
  /** Includes suggestions. */
  readonly count: number;
  /** Where the suggestions are shown. */
  readonly layer: HTMLElement | null;
  readonly onAdd: (typed: string) => AddResult;
}

/** Longer than the limit, so that long titles get an error instead of being cut. */
const MAX_INPUT_LENGTH = MAX_TITLE_LENGTH * 3;

const noSuggestions: readonly TitleSuggestion[] = [];

/** Says how many jobs a title finds before it is saved, and completes it. If saving fails, the text comes back. */
export function TitleEntry({ count, layer, onAdd }: TitleEntryProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const clock = visitorClock(useNow());
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');
  const state = useJobCount(text, clock);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const result = onAdd(text);
    row.current?.querySelector('input')?.focus();
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
      <div ref={row} className="flex items-end gap-4">
        <div
          data-invalid={message !== ''}
          className="flex h-11 min-w-0 flex-1 border-b-[1.5px] border-ink focus-within:border-dusk focus-within:shadow-[0_1px_var(--dusk)] data-[invalid=true]:border-alarm"
        >
          <TitleInput
            id={id}
            title={text}
            placeholder="Backend Engineer"
            suggestions={
              text.trim() === '' ? noSuggestions : (state.count?.titleSuggestions ?? noSuggestions)
            }
            row={row}
            layer={layer}
            describedBy={`${id}message ${id}count`}
            isInvalid={message !== ''}
            maxLength={MAX_INPUT_LENGTH}
            onType={(typed) => {
              setText(typed);
              setMessage('');
            }}
          />
        </div>
        <button
          type="submit"
          className="min-h-11 shrink-0 rounded-lg border border-line px-4.5 font-semibold transition-colors duration-150 hover:border-ink"
        >
          Add
        </button>
      </div>
      <div className="min-h-6 text-small/6">
        <p id={`${id}message`} role="alert" className="text-alarm">
          {message}
        </p>
        <p id={`${id}count`} role="status" className="text-muted tabular-nums">
          {message === '' && text.trim() !== '' && <TitleCount title={text} state={state} hint="" />}
        </p>
      </div>
    </form>
  );
}
