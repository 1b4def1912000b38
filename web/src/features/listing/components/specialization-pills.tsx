import { boardFilters } from '@daybreak/contract/board-filters.ts';
import type { SpecializationCount } from '@daybreak/contract/types.ts';
import { useState } from 'react';
import { pillClass } from '../../../components/pill.ts';
import { ShowMore } from '../../../components/show-more.tsx';

export interface SpecializationPillsProps {
  /** Most jobs first; undefined while loading. */
  readonly counts: readonly SpecializationCount[] | undefined;
  /** Empty for none. */
  readonly chosen: string;
  /** Empty when the chosen one is pressed again. */
  readonly onChoose: (specialization: string) => void;
}

const INITIAL_COUNT = 4;

/** Reserves three rows, so that nothing below moves when pills load. */
const pillRows = 'flex min-h-27 flex-wrap content-start gap-1.5 max-wide:min-h-37 max-wide:gap-2';

export function SpecializationPills({ counts, chosen, onChoose }: SpecializationPillsProps) {
  const [isOpen, setOpen] = useState(false);
  if (counts === undefined) return <PillsSkeleton />;
  const known = counts.some(({ name }) => name === chosen) || chosen === '';
  const all = known ? counts : [...counts, { name: chosen, count: 0 }];
  const visible = all.filter(({ name }, place) => isOpen || place < INITIAL_COUNT || name === chosen);
  return (
    <fieldset>
      <legend className="pb-2.5 text-small text-muted">{boardFilters.specialization.label}</legend>
      <div className={pillRows}>
        {all.length === 0 && <p className="text-small text-muted">None among these jobs</p>}
        {visible.map(({ name, count }) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === chosen}
            onClick={() => onChoose(name === chosen ? '' : name)}
            className={pillClass(name === chosen)}
          >
            {name}
            <span className="tabular-nums">
              <span className="sr-only">, </span>
              {count.toLocaleString('en-US')}
              <span className="sr-only"> {count === 1 ? 'job' : 'jobs'}</span>
            </span>
          </button>
        ))}
        {all.length > INITIAL_COUNT && <ShowMore isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />}
      </div>
    </fieldset>
  );
}

function PillsSkeleton() {
  return (
    <div aria-hidden="true">
      <p className="pb-2.5 text-small text-muted">{boardFilters.specialization.label}</p>
      <div className={pillRows}>
        {['w-36', 'w-26', 'w-32', 'w-28', 'w-20'].map((width) => (
          <span key={width} className={`shimmer h-8 rounded-full bg-line max-wide:h-11 ${width}`} />
        ))}
      </div>
    </div>
  );
}
