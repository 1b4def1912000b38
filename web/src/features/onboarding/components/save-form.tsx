import { type FormEvent, useState } from 'react';
import { FormMessage } from '../../../components/form/form-message.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { StepButtons } from './step-buttons.tsx';

export interface SaveFormProps {
  /** Rejects with an error whose message is for the user. */
  readonly onSave: () => Promise<void>;
  readonly onPrevious: () => void;
}

export function SaveForm({ onSave, onPrevious }: SaveFormProps) {
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState('');

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setFailure('');
    setSaving(true);
    try {
      await onSave();
    } catch (error) {
      setSaving(false);
      setFailure(error instanceof Error ? error.message : String(error));
    }
  };

  return (
    <form onSubmit={save} className="grid content-start gap-6">
      <FormMessage role="alert">{failure}</FormMessage>
      <StepButtons onPrevious={onPrevious}>
        <SubmitButton isBusy={isSaving}>Save</SubmitButton>
      </StepButtons>
    </form>
  );
}
