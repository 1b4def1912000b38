import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { pillLabelClass } from '../../../components/pill.ts';
import { accountQuery } from '../../account/account-query.ts';
import type { MatchView } from '../api/list-matches.ts';

export interface MatchControlsProps {
  readonly view: MatchView;
  readonly onChange: (view: MatchView) => void;
}

const orders = { newest: 'Newest', fit: 'Best fit' } as const;

/** Sorts the person's matches and filters them. */
export function MatchControls({ view, onChange }: MatchControlsProps) {
  const group = useId();
  // The session has loaded the account.
  const { data: account } = useQuery({ ...accountQuery, enabled: false });
  const titles = account?.positions ?? [];
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <fieldset className="flex flex-wrap gap-1.5 max-wide:gap-2">
        <legend className="sr-only">Sort by</legend>
        {(['newest', 'fit'] as const).map((sort) => (
          <label key={sort} className={pillLabelClass}>
            <input
              type="radio"
              name={group}
              checked={view.sort === sort}
              onChange={() => onChange({ ...view, sort })}
              className="sr-only"
            />
            {orders[sort]}
          </label>
        ))}
      </fieldset>
      <fieldset className="flex min-w-0 flex-wrap gap-1.5 max-wide:gap-2">
        <legend className="sr-only">Show only</legend>
        <Toggle
          label="Good fits"
          isOn={view.isGoodFit === true}
          onToggle={(isGoodFit) => onChange({ ...view, isGoodFit })}
        />
        <Toggle
          label="Remote"
          isOn={view.isRemote === true}
          onToggle={(isRemote) => onChange({ ...view, isRemote })}
        />
        {titles.length > 1 && (
          <select
            aria-label="Job title"
            value={view.title ?? ''}
            onChange={({ target }) => onChange({ ...view, title: target.value || null })}
            className="min-h-8 max-w-full min-w-0 rounded-full border border-line bg-transparent px-3 text-small text-muted max-wide:min-h-11 max-wide:px-4.5"
          >
            <option value="">All titles</option>
            {titles.map((title) => (
              <option key={title}>{title}</option>
            ))}
          </select>
        )}
      </fieldset>
    </div>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: (isOn: boolean) => void;
}

function Toggle({ label, isOn, onToggle }: ToggleProps) {
  return (
    <label className={pillLabelClass}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => onToggle(target.checked)}
        className="sr-only"
      />
      {label}
    </label>
  );
}
