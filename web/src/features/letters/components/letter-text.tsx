import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { QuietButton } from '../../../components/button.tsx';
import { FormMessage } from '../../../components/form/form-message.tsx';
import { toast } from '../../toasts/toast.ts';
import type { Letter } from '../api/letter.ts';
import type { Draft } from '../draft.ts';
import { aroundOf } from '../letter-shape.ts';
import type { EditLetter } from '../use-edit-letter.ts';
import { CopyButton } from './copy-button.tsx';
import { Disclosure } from './disclosure.tsx';
import { LetterEditor } from './letter-editor.tsx';
import { LetterSheet } from './letter-sheet.tsx';
import { WriteAgain } from './write-again.tsx';

/** Props of `LetterText`. */
export interface LetterTextProps {
  readonly letter: Letter;
  /** More of it is being written: it can only be read. */
  readonly isGrowing: boolean;
  readonly draft: Draft;
  readonly editing: EditLetter;
  /** Why it was not written anew; empty while there is nothing to say. */
  readonly failure: string;
  /** Has it written anew; absent for who cannot. */
  readonly onWrite?: ((resumeId: string) => void) | undefined;
}

/** A letter to be read, copied and changed, with what each of its sentences rests on. */
export function LetterText({
  letter,
  isGrowing,
  draft: [draft, setDraft],
  editing,
  ...rest
}: LetterTextProps) {
  const { failure, onWrite } = rest;
  const [mode, setMode] = useState<'reading' | 'editing' | 'back to a draft'>(
    draft === null ? 'reading' : 'back to a draft',
  );
  const edit = useRef<HTMLButtonElement>(null);
  const { text, edited, sentences, removed, notes } = letter;
  const isEditing = mode !== 'reading' && !isGrowing;
  const isOwn = edited || isEditing;
  const sheet = <LetterSheet sentences={sentences} around={aroundOf(letter)} isGrowing={isGrowing} />;

  const close = () => {
    const dropped = draft;
    setDraft(null);
    flushSync(() => setMode('reading'));
    edit.current?.focus();
    if (dropped === null) return;
    const onAction = () => {
      setDraft(dropped);
      setMode('editing');
    };
    toast({ title: 'Your changes were discarded.', action: { label: 'Undo', onAction } });
  };
  const putBack = () =>
    editing.save('', () =>
      toast({
        title: 'The letter is as it was written.',
        action: { label: 'Undo', onAction: () => editing.save(text) },
      }),
    );

  return (
    <>
      {!isOwn && sheet}
      {isEditing && (
        <LetterEditor
          {...{ kept: text, draft, onDraft: setDraft, onClose: close }}
          onSave={(next) => editing.save(next, () => setDraft(null))}
          isSaving={editing.isSaving}
          failure={editing.failure}
          takesFocus={mode === 'editing'}
        />
      )}
      {edited && !isEditing && (
        <p className="max-w-136 text-lead leading-[1.65] whitespace-pre-line wrap-anywhere">{text}</p>
      )}
      {!isEditing && !isGrowing && (
        <>
          <FormMessage role="alert">{failure || editing.failure}</FormMessage>
          <div className="appear flex flex-wrap items-center gap-x-5 gap-y-2">
            <CopyButton text={text} />
            <QuietButton ref={edit} onClick={() => setMode('editing')}>
              Edit
            </QuietButton>
            {edited && <QuietButton onClick={putBack}>Put back what was written</QuietButton>}
            {onWrite && <WriteAgain isOwn={edited} onWrite={onWrite} />}
          </div>
        </>
      )}
      {!isGrowing && (
        <div className="grid grid-cols-[minmax(0,1fr)]">
          {notes.map((note) => (
            <p key={note} className="max-w-[60ch] pb-3 text-small text-pretty text-muted">
              {note}
            </p>
          ))}
          {isOwn && (
            <Disclosure summary="As it was written, and what each sentence rests on">{sheet}</Disclosure>
          )}
          {removed.length > 0 && (
            <Disclosure summary={`Taken out because nothing in your resume supports it (${removed.length})`}>
              <ul className="grid max-w-136 gap-2.5 text-muted">
                {removed.map((sentence) => (
                  <li key={sentence} className="wrap-anywhere">
                    {sentence}
                  </li>
                ))}
              </ul>
            </Disclosure>
          )}
        </div>
      )}
    </>
  );
}
