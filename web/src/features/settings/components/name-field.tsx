import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { TextField } from '../../../components/form/text-field.tsx';
import { nameRule } from '../../../generated/rules.ts';
import { toFailure } from '../../../service/failure.ts';
import { useAccount } from '../../account/use-account.ts';
import { useChangeAccount } from '../../account/use-change-account.ts';
import { SavedSign } from './saved-sign.tsx';

/** Props of `NameField`. */
export interface NameFieldProps {
  readonly field: 'firstName' | 'lastName';
  readonly label: string;
  readonly autoComplete: 'given-name' | 'family-name';
}

const rule = z.object({ name: nameRule });

/** A name of the profile: judged and saved as it is left. What could not be saved stays typed. */
export function NameField({ field, label, autoComplete }: NameFieldProps) {
  const saved = useAccount()[field];
  const { change } = useChangeAccount();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(rule),
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    values: { name: saved },
    resetOptions: { keepDirtyValues: true },
    // The reader has just left the field and means to go on.
    shouldFocusError: false,
  });
  const { mutate, status, error } = useMutation({
    mutationFn: ({ name }: z.infer<typeof rule>) => change({ [field]: name }),
  });
  const save = handleSubmit(({ name }) => {
    if (name !== saved) mutate({ name });
  });
  const wrong = formState.errors.name?.message ?? (error ? toFailure(error).message : undefined);
  const line = register('name');
  return (
    <form noValidate className="relative" onSubmit={save}>
      <TextField
        {...line}
        label={label}
        autoComplete={autoComplete}
        dir="auto"
        error={wrong}
        onBlur={async (event) => {
          await line.onBlur(event);
          // A last name that was never given is not asked for.
          if (formState.isDirty || error) await save();
        }}
      />
      <SavedSign state={status} />
    </form>
  );
}
