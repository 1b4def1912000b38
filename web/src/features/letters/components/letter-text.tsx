import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { QuietButton } from '../../../components/button.tsx';
import { FormMessage } from '../../../components/form/form-message.tsx';
import { useAccount } from '../../account/use-account.ts';
import { toast } from '../../toasts/toast.ts';
import type { Letter } from '../api/letters.ts';
import { extractFrame } from '../letter-shape.ts';
import { useDraft } from '../use-draft.ts';
import { useEditLetter } from '../use-letter.ts';
import { CopyLetterButton } from './copy-letter-button.tsx';
import { LetterEditor } from './letter-editor.tsx';
import { LetterNotes } from './letter-notes.tsx';
import { LetterSheet } from './letter-sheet.tsx';
import { RewriteLetter } from './rewrite-letter.tsx';

export interface LetterTextProps {
  readonly letter: Letter;
  readonly status: string;
  readonly isInProgress: boolean;
  readonly failure: string;
  /** Absent without the annual plan. */
  readonly onWrite?: ((resumeId: string) => void) | undefined;
}

export function LetterText({ letter, status, isInProgress, failure, onWrite }: LetterTextProps) {
  const { jobID, text, edited, sentences } = letter;
  const { email } = useAccount();
  const [draft, setDraft] = useDraft(email, jobID);
  const { save, isSaving, failure: notSaved } = useEditLetter(email, jobID);
  const [mode, setMode] = useState<'reading' | 'editing' | 'back to a draft'>(
    draft === null ? 'reading' : 'back to a draft',
  );
  const edit = useRef<HTMLButtonElement>(null);
  const isEditing = mode !== 'reading' && !isInProgress;
  const isEdited = edited || isEditing;
  const sheet = (
    <LetterSheet sentences={sentences} frame={extractFrame(letter)} isInProgress={isInProgress} />
  );

  const close = () => {
    const discarded = draft;
    setDraft(null);
    flushSync(() => setMode('reading'));
    edit.current?.focus();
    if (discarded === null) return;
    const onAction = () => {
      setDraft(discarded);
      setMode('editing');
    };
    toast({ title: 'Changes discarded', action: { label: 'Undo', onAction } });
  };
  const restoreOriginal = () => {
    const undo = { label: 'Undo', onAction: () => save(text) };
    save('', () => toast({ title: 'Original letter restored', action: undo }));
  };

  return (
    <>
      <p className="min-h-[3em] text-small text-muted wrap-anywhere @[50rem]:min-h-[1.5em]">
        {status} {!isEdited && <Hint />}
      </p>
      {!isEdited && sheet}
      {isEditing && (
        <LetterEditor
          savedText={text}
          draft={draft}
          onDraft={setDraft}
          isSaving={isSaving}
          failure={notSaved}
          onClose={close}
          onSave={(ownText) => save(ownText, () => setDraft(null))}
          shouldFocus={mode === 'editing'}
        />
      )}
      {edited && !isEditing && (
        <p className="max-w-136 text-lead leading-[1.65] whitespace-pre-line wrap-anywhere">{text}</p>
      )}
      {!isEditing && !isInProgress && (
        <div>
          <FormMessage role="alert" className="mb-3">
            {failure || notSaved}
          </FormMessage>
          <div className="appear flex flex-wrap items-center gap-x-5 gap-y-2">
            <CopyLetterButton text={text} fallbackHint="Choose Edit, then select and copy the text." />
            <QuietButton ref={edit} onClick={() => setMode('editing')}>
              Edit
            </QuietButton>
            {edited && <QuietButton onClick={restoreOriginal}>Restore original</QuietButton>}
            {onWrite && <RewriteLetter isEdited={edited} onWrite={onWrite} />}
          </div>
        </div>
      )}
      {!isInProgress && <LetterNotes letter={letter} original={isEdited ? sheet : null} />}
    </>
  );
}

function Hint() {
  return (
    <>
      <span className="pointer-coarse:hidden">Hover over a sentence</span>
      <span className="hidden pointer-coarse:inline">Tap a sentence</span> to see what it's based on.
    </>
  );
}
