import { QuietButton } from '../../../components/button.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { useNow } from '../../../components/use-now.ts';
import { browserZone, isSameTime, timeInZone, zoneName, zoneOptions } from '../time-zones.ts';

export interface TimeZoneProps {
  /** IANA. */
  readonly zone: string;
  readonly onChange: (zone: string) => void;
}

export function TimeZone({ zone, onChange }: TimeZoneProps) {
  const now = useNow();
  const here = browserZone();
  const time = timeInZone(zone, now);
  return (
    <div>
      <SelectField
        label="Time zone"
        value={zone}
        hint={time === '' ? undefined : `It's ${time} there now.`}
        onChange={({ target }) => onChange(target.value)}
      >
        {zoneOptions(zone).map((name) => (
          <option key={name} value={name}>
            {zoneName(name)}
          </option>
        ))}
      </SelectField>
      <div role="status">
        {!isSameTime(zone, here, now) && (
          <p className="-mt-3 text-small text-muted">
            Your browser is in another time zone ({timeInZone(here, now)}).{' '}
            <QuietButton onClick={() => onChange(here)}>Use {zoneName(here)}</QuietButton>
          </p>
        )}
      </div>
    </div>
  );
}
