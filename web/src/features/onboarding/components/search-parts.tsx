import { criteriaParts } from '../../criteria/criteria-parts.ts';
import type { SearchCriteria } from '../../criteria/search-criteria.ts';
import { PlaceChip } from '../../places/components/place-chip.tsx';

export interface SearchPartsProps {
  readonly criteria: SearchCriteria;
  readonly onChange: (criteria: SearchCriteria) => void;
}

/** Lists what the board's search asked for besides the other fields; a tap on a chip removes it. */
export function SearchParts({ criteria, onChange }: SearchPartsProps) {
  const parts = criteriaParts(criteria);
  if (parts.length === 0) return null;
  return (
    <fieldset>
      <legend className="pb-2.5 text-small text-muted">From your search</legend>
      <div className="flex flex-wrap gap-1.5 max-wide:gap-2">
        {parts.map(({ name, without }) => (
          <PlaceChip key={name} name={name} onDelete={() => onChange(without)} />
        ))}
      </div>
    </fieldset>
  );
}
