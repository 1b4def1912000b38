import type { ReactNode } from 'react';
import { RemovablePill } from '../../../components/removable-pill.tsx';

export interface PlaceChipProps {
  readonly name: string;
  readonly icon?: ReactNode;
  readonly onDelete: () => void;
}

export function PlaceChip({ name, icon, onDelete }: PlaceChipProps) {
  return (
    <RemovablePill
      label={`${name}. Click To Delete`}
      tooltip="Click To Delete"
      className="justify-self-start"
      onRemove={onDelete}
    >
      {icon}
      {name}
    </RemovablePill>
  );
}
