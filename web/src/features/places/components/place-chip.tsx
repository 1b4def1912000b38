import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { pillClass } from '../../../components/pill.ts';
import type { Location } from '../../../generated/contract.ts';
import { placeName } from '../place-name.ts';

/** Props of `PlaceChip`. */
export interface PlaceChipProps {
  readonly place: Location;
  /** What stands before the name. */
  readonly icon?: ReactNode;
  readonly onDelete: () => void;
}

/** A chosen place, to be taken away by a press. */
export function PlaceChip({ place, icon, onDelete }: PlaceChipProps) {
  return (
    <button
      type="button"
      title="Click To Delete"
      aria-label={`${placeName(place)}. Click To Delete`}
      onClick={onDelete}
      className={`justify-self-start ${pillClass(true)}`}
    >
      {icon}
      {placeName(place)}
      <X className="-mr-1 size-3.5 shrink-0" aria-hidden="true" />
    </button>
  );
}
