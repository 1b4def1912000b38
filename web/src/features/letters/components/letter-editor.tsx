import { useEffect, useId, useRef } from 'react';
import { BusyButton } from '../../../components/busy-button.tsx';
import { QuietButton } from '../../../components/button.tsx';
import { FormMessage } from '../../../components/form/form-message.tsx';
import { MAX_LETTER_LENGTH } from '../letter-shape.ts';
import { CopyLetterButton } from './copy-letter-button.tsx';

export interface LetterEditorProps {
  /** The saved text. */
  readonly savedText: string;
  /** Null while unchanged. */
  readonly draft: string | null;
  readonly onDraft: (text: string | null) => void;
  readonly onSave: (text: string) => void;
  readonly isSaving: boolean;
  readonly failure: string;
  /** False when a restored draft opened the editor. */
  readonly shouldFocus: boolean;
  readonly onClose: () => void;
}

export function LetterEditor({
  savedText,
  draft,
  onDraft,
  onSave,
  isSaving,
  failure,
  ...rest
}: LetterEditorProps) {
  const { shouldFocus, onClose } = rest;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const text = draft ?? savedText;
  const isChanged = draft !== null && draft !== savedText;
  const excess = text.length - MAX_LETTER_LENGTH;
  useEffect(() => {
    if (shouldFocus) area.current?.focus({ preventScroll: true });
  }, [shouldFocus]);
  return (
    <div className="grid max-w-136 gap-3">
      <label htmlFor={id} className="text-small text-muted">
        Your letter
      </label>
      {/* The same text, invisible, sets the height. */}
      <div
        data-text={text}
        className="grid text-lead leading-[1.65] wrap-anywhere after:invisible after:col-start-1 after:row-start-1 after:border after:px-3.5 after:py-3 after:whitespace-pre-wrap after:content-[attr(data-text)_'_'] sm:-mx-3.5"
      >
        <textarea
          ref={area}
          id={id}
          value={text}
          aria-describedby={excess > 0 ? `${id}-over` : undefined}
          aria-invalid={excess > 0 || undefined}
          onChange={({ target }) => onDraft(target.value === savedText ? null : target.value)}
          className="col-start-1 row-start-1 min-h-40 resize-none overflow-hidden rounded-lg border border-faint bg-sheet px-3.5 py-3 wrap-anywhere"
        />
      </div>
      {excess > 0 && (
        <p id={`${id}-over`} className="text-small text-alarm tabular-nums">
          Letters can have up to {MAX_LETTER_LENGTH.toLocaleString('en-US')} characters. Yours has{' '}
          {text.length.toLocaleString('en-US')}.
        </p>
      )}
      <FormMessage role="alert">{failure}</FormMessage>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <BusyButton
          look="outlined"
          isBusy={isSaving}
          isDisabled={!isChanged || excess > 0}
          onClick={() => onSave(text)}
          className="aria-disabled:border-line aria-disabled:text-muted"
        >
          Save
        </BusyButton>
        <CopyLetterButton text={text} fallbackHint="Select the text above and copy it." />
        <QuietButton onClick={onClose}>{isChanged ? 'Discard changes' : 'Done'}</QuietButton>
        <p role="status" className="text-small text-muted">
          {isChanged ? 'Unsaved changes' : 'Saved'}
        </p>
      </div>
    </div>
  );
}
