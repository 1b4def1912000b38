import { QuietButton } from '../../../components/button.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { useNow } from '../../../components/use-now.ts';
import { browserZone, isSameTime, timeIn, zoneName, zoneOptions } from '../zones.ts';

export interface TimeZoneProps {
  /** IANA. */
  readonly zone: string;
  readonly onChange: (zone: string) => void;
}

/** By which clock quiet hours and the digest go; this browser's is offered where it shows another time. */
export function TimeZone({ zone, onChange }: TimeZoneProps) {
  const now = useNow();
  const here = browserZone();
  const time = timeIn(zone, now);
  return (
    <div>
      <SelectField
        label="Time zone"
        value={zone}
        hint={time === '' ? 'By this clock.' : `It is ${time} there.`}
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
            This browser’s clock is another: {timeIn(here, now)}.{' '}
            <QuietButton onClick={() => onChange(here)}>Use {zoneName(here)}</QuietButton>
          </p>
        )}
      </div>
    </div>
  );
}
