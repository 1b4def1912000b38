import type { Filters } from '@daybreak/contract/board-filters.ts';
import { defaultFilters } from '@daybreak/contract/filter-values.ts';
import { useMemo, useState } from 'react';
import { AccentButton, QuietButton } from '../../../components/button.tsx';
import { countText } from '../../../components/count-text.ts';
import { Sheet } from '../../../components/sheet.tsx';
import type { VisitorClock } from '../day.ts';
import { useBoard } from '../use-board.ts';
import { FilterPanel } from './filter-panel.tsx';

export interface FilterSheetProps {
  readonly filters: Filters;
  readonly clock: VisitorClock;
  readonly onApply: (filters: Filters) => void;
  readonly onClose: () => void;
}

/** Edits a draft that is applied on Apply and dropped on close. */
export function FilterSheet({ filters, clock, onApply, onClose }: FilterSheetProps) {
  const [draft, setDraft] = useState(filters);
  const query = useMemo(() => ({ filters: draft, clock }), [draft, clock]);
  const { shown, shownRole, reading } = useBoard(query);
  const { counts } = shown;
  return (
    <Sheet
      title="Filters"
      onClose={onClose}
      footer={
        <>
          <QuietButton onClick={() => setDraft(defaultFilters)}>Reset Filters</QuietButton>
          <p role="status" className="ml-auto text-small text-muted tabular-nums">
            {reading.counts !== null && countText(reading.counts.total, 'job')}
          </p>
          <AccentButton onClick={() => onApply(draft)}>Apply</AccentButton>
        </>
      }
    >
      <FilterPanel
        filters={draft}
        specializations={shownRole === draft.fRole ? counts?.specializationCounts : undefined}
        onChange={setDraft}
      />
    </Sheet>
  );
}
