import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { QuietButton } from '../../../components/button.tsx';
import { inputClass } from '../../../components/form/field.tsx';
import { toFailure } from '../../../service/failure.ts';
import type { Application } from '../api/applications.ts';
import { useSaveNote } from '../use-applications.ts';

export interface NoteFieldProps {
  readonly email: string;
  readonly application: Application;
}

/** The service's limit. */
const MAX_NOTE_LENGTH = 2_000;

/** Saves on blur and on unmount; keeps the text if saving fails. */
export function NoteField({ email, application: { jobID, jobTitle, note } }: NoteFieldProps) {
  const id = useId();
  const saving = useSaveNote(email, jobID);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(note);
  const [isOpen, setOpen] = useState(note !== '');
  const isDirty = text.trim() !== note;

  const save = () => {
    if (!isDirty || saving.isPending) return;
    // The saved note may differ from the text sent; keep anything typed since.
    saving.mutate(
      { note: text },
      { onSuccess: (saved) => setText((now) => (now === text ? saved.note : now)) },
    );
  };
  const leave = useEffectEvent(() => {
    if (isDirty) saving.mutate({ note: text, isLeaving: true });
  });
  useEffect(() => () => leave(), []);

  if (!isOpen)
    return (
      <QuietButton
        aria-label={`Add notes on ${jobTitle}`}
        onClick={() => {
          flushSync(() => setOpen(true));
          field.current?.focus();
        }}
      >
        Add notes
      </QuietButton>
    );
  const isSaved = saving.isSuccess && !isDirty;
  return (
    <div className="grid basis-full items-end gap-x-4 sm:grid-cols-[minmax(0,35rem)_minmax(0,1fr)] sm:pb-2">
      <textarea
        ref={field}
        aria-label={`Notes on ${jobTitle}`}
        aria-describedby={`${id}state`}
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        placeholder="Who you spoke to, what comes next"
        value={text}
        onChange={({ target: { value } }) => setText(value)}
        onBlur={save}
        className={`${inputClass} field-sizing-content max-h-80 resize-none py-2.5 placeholder:text-muted`}
      />
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 text-small sm:-mb-0.5">
        <div id={`${id}state`}>
          <span role="status" className="text-muted">
            {saving.isPending ? 'Saving…' : isSaved ? 'Saved' : ''}
          </span>
          <span role="alert" className="text-alarm">
            {saving.isError && isDirty && `Not saved. ${toFailure(saving.error).message}`}
          </span>
        </div>
        {isDirty && !saving.isPending && (
          <QuietButton aria-label={`Save notes on ${jobTitle}`} onClick={save}>
            {saving.isError ? 'Try again' : 'Save'}
          </QuietButton>
        )}
      </div>
    </div>
  );
}
