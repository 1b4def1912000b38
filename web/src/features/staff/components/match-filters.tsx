import { emailRule } from '@daybreak/contract/rules.ts';
import { type SubmitEvent, useId, useState } from 'react';
import { inputClass } from '../../../components/form/field.tsx';
import type { MatchFilters as Filters } from '../api/matches.ts';

export interface MatchFiltersProps {
  readonly filters: Filters;
  readonly onFilter: (filters: Filters) => void;
}

export function MatchFilters({ filters, onFilter }: MatchFiltersProps) {
  const id = useId();
  const [email, setEmail] = useState(filters.email);
  const [job, setJob] = useState(filters.job);
  const [error, setError] = useState('');

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isAddress = email.trim() === '' || emailRule.safeParse(email.trim()).success;
    setError(isAddress ? '' : 'Enter a valid email address.');
    if (isAddress) onFilter({ email: email.trim(), job: job.trim() });
  };

  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid gap-x-4 gap-y-3 pt-5 sm:grid-cols-[1fr_1fr_auto] sm:items-end"
    >
      <label className="grid gap-1.5 text-small font-medium">
        Email
        <input
          type="email"
          autoComplete="off"
          value={email}
          aria-describedby={`${id}error`}
          aria-invalid={error === '' ? undefined : true}
          onChange={({ target }) => setEmail(target.value)}
          className={`${inputClass} font-normal`}
        />
      </label>
      <label className="grid gap-1.5 text-small font-medium">
        Job ID
        <input
          type="text"
          autoComplete="off"
          spellCheck={false}
          value={job}
          onChange={({ target }) => setJob(target.value)}
          className={`${inputClass} font-normal`}
        />
      </label>
      <button
        type="submit"
        className="min-h-11 rounded-lg border border-line px-4.5 font-semibold transition-colors duration-150 hover:border-ink"
      >
        Search
      </button>
      <p id={`${id}error`} role="alert" className="text-small text-alarm empty:hidden">
        {error}
      </p>
    </form>
  );
}
