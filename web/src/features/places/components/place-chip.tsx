import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { pillClass } from '../../../components/pill.ts';

export interface PlaceChipProps {
  readonly name: string;
  readonly icon?: ReactNode;
  readonly onDelete: () => void;
}

export function PlaceChip({ name, icon, onDelete }: PlaceChipProps) {
  return (
    <button
      type="button"
      data-tooltip="Click To Delete"
      aria-label={`${name}. Click To Delete`}
      onClick={onDelete}
      className={`justify-self-start ${pillClass(true)}`}
    >
      {icon}
      {name}
      <X className="-mr-1 size-3.5 shrink-0" aria-hidden="true" />
    </button>
  );
}
