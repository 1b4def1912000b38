import { nameRule } from '@daybreak/contract/rules.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { TextField } from '../../../components/form/text-field.tsx';
import { toFailure } from '../../../service/failure.ts';
import { useAccount } from '../../account/use-account.ts';
import { useChangeAccount } from '../../account/use-change-account.ts';
import { SaveStatus } from './save-status.tsx';

export interface NameFieldProps {
  readonly field: 'firstName' | 'lastName';
  readonly label: string;
  readonly autoComplete: 'given-name' | 'family-name';
}

export function NameField({ field, label, autoComplete }: NameFieldProps) {
  const saved = useAccount()[field];
  const { change } = useChangeAccount();
  /** Unsaved text; null while the saved name is shown. */
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const { mutate, status, error, reset } = useMutation({
    mutationFn: (name: string) => change({ [field]: name }),
  });

  const submit = () => {
    if (typed === null) return;
    const checked = nameRule.safeParse(typed);
    setProblem(checked.error?.issues[0]?.message ?? '');
    if (!checked.success) return;
    if (checked.data === saved) setTyped(null);
    else mutate(checked.data, { onSuccess: () => setTyped((now) => (now === typed ? null : now)) });
  };

  return (
    <form
      noValidate
      className="relative"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={label}
        autoComplete={autoComplete}
        dir="auto"
        value={typed ?? saved}
        error={problem || (error ? toFailure(error).message : undefined)}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem('');
          reset();
        }}
        onBlur={submit}
      />
      <SaveStatus state={status} />
    </form>
  );
}
