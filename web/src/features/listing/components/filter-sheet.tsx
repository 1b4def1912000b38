import { useState } from 'react';
import { AccentButton, QuietButton } from '../../../components/button.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { defaultFilters, type Filters } from '../filters.ts';
import { FilterPanel } from './filter-panel.tsx';

/** Props of `FilterSheet`. */
export interface FilterSheetProps {
  readonly filters: Filters;
  readonly onApply: (filters: Filters) => void;
  readonly onClose: () => void;
}

/** The filters on a narrow screen: a draft until applied; closing forgets it. */
export function FilterSheet({ filters, onApply, onClose }: FilterSheetProps) {
  const [draft, setDraft] = useState(filters);
  return (
    <Sheet
      title="Filters"
      onClose={onClose}
      footer={
        <>
          <QuietButton onClick={() => setDraft(defaultFilters)}>Reset Filters</QuietButton>
          <AccentButton onClick={() => onApply(draft)}>Apply</AccentButton>
        </>
      }
    >
      <FilterPanel filters={draft} onChange={setDraft} />
    </Sheet>
  );
}
