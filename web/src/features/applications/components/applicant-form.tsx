import type { Applicant } from '@daybreak/contract/types.ts';
import { useState } from 'react';
import { QuietButton } from '../../../components/button.tsx';
import { FormMessage } from '../../../components/form/form-message.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { toFailure } from '../../../service/failure.ts';
import { useChangeAccount } from '../../account/use-change-account.ts';

export interface ApplicantFormProps {
  readonly initial: Applicant;
  readonly onClose: () => void;
}

const toLinks = (text: string): string[] =>
  text
    .split(/[\s,]+/)
    .filter((link) => link !== '')
    .map((link) => (/^https?:\/\//i.test(link) ? link : `https://${link}`));

/** Confirms, once for all applications, what forms ask for. */
export function ApplicantForm({ initial, onClose }: ApplicantFormProps) {
  const { change, isChanging } = useChangeAccount();
  const [fields, setFields] = useState({ ...initial, links: initial.links.join(' ') });
  const [problem, setProblem] = useState('');
  const set = (name: keyof typeof fields) => (event: { readonly target: { readonly value: string } }) =>
    setFields({ ...fields, [name]: event.target.value });
  const save = async () => {
    if (isChanging) return;
    setProblem('');
    try {
      await change({ applicant: { ...fields, links: toLinks(fields.links) } });
      onClose();
    } catch (error) {
      setProblem(toFailure(error).message.replace(/^[\w.]+: /, ''));
    }
  };
  return (
    <form
      className="grid gap-1 border-b border-line py-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className="pb-2 text-muted">Check this once. We keep it for all your applications.</p>
      <TextField
        label="Full name"
        hint="Letters are signed with it."
        value={fields.fullName}
        onChange={set('fullName')}
        autoComplete="name"
        maxLength={100}
      />
      <TextField
        label="City"
        value={fields.city}
        onChange={set('city')}
        autoComplete="address-level2"
        maxLength={100}
      />
      <TextField
        label="Work authorization"
        hint="In your words, such as “U.S. citizen” or “H-1B, needs a transfer”."
        value={fields.workAuthorization}
        onChange={set('workAuthorization')}
        maxLength={100}
      />
      <TextField
        label="Links"
        hint="Up to five, separated by spaces: LinkedIn, GitHub, portfolio."
        value={fields.links}
        onChange={set('links')}
        inputMode="url"
        spellCheck={false}
      />
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton isBusy={isChanging}>Save</SubmitButton>
        <QuietButton onClick={onClose}>Cancel</QuietButton>
      </div>
      <FormMessage role="alert">{problem}</FormMessage>
    </form>
  );
}
