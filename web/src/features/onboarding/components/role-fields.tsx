import { Select } from '../../../components/select.tsx';
import { Switch } from '../../../components/switch.tsx';
import { roleNames } from '../../listing/codes.ts';
import { PlacePicker } from '../../places/place-picker.tsx';
import type { Answers } from '../answers.ts';

export interface RoleFieldsProps {
  readonly answers: Answers;
  readonly onChange: (part: Partial<Answers>) => void;
}

export function RoleFields({ answers, onChange }: RoleFieldsProps) {
  const { role, places, remote } = answers;
  return (
    <div className="grid gap-7">
      <div className="border-b-[1.5px] border-ink">
        <Select
          label="Functional role"
          names={roleNames}
          chosen={role}
          onChoose={(chosen) => onChange({ role: chosen })}
        />
      </div>
      <PlacePicker label="Location" places={places} onChange={(chosen) => onChange({ places: chosen })} />
      <Switch label="Include Remote" on={remote} onSwitch={(on) => onChange({ remote: on })} />
    </div>
  );
}
