import { useEffect, useState } from 'react';
import { TextField } from '../../../components/form/text-field.tsx';

export interface TimeFieldProps {
  readonly label: string;
  /** 'HH:MM'. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** An incomplete time stays in the field and is saved once it is complete. */
export function TimeField({ label, value, onChange }: TimeFieldProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  return (
    <TextField
      type="time"
      label={label}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value !== '' && target.value !== value) onChange(target.value);
      }}
      onBlur={() => setTyped(value)}
      className="max-w-40 tabular-nums"
    />
  );
}
