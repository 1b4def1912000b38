import type { AlertSettingsInput } from '@daybreak/contract/types.ts';
import { useEffect, useState } from 'react';
import { QuietButton } from '../../../components/button.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { Section } from '../../../components/section.tsx';
import { useAccount } from '../../account/use-account.ts';
import { useSavePreference } from '../../preferences/use-save-preference.ts';
import { bundlingOptions, type Choice, messageOptions } from '../message-options.ts';
import { TimeZone } from './time-zone.tsx';

const DEFAULT_QUIET_HOURS = { quietFrom: '22:00', quietTo: '07:00' };
const NO_QUIET_HOURS = { quietFrom: '', quietTo: '' };

export function Hours() {
  const { alertSettings, userPrefs } = useAccount();
  const save = useSavePreference();
  const set = (alertSettings: AlertSettingsInput) => save({ alertSettings });
  const { foldMinutes, messagesADay, digestAt, quietFrom, quietTo } = alertSettings;
  return (
    <Section heading="Hours">
      <div className="grid max-w-110 grid-cols-1">
        <Choices
          label="Group alerts"
          value={foldMinutes}
          choices={bundlingOptions(foldMinutes)}
          onChoose={(foldMinutes) => set({ foldMinutes })}
        />
        <Choices
          label="Messages per day"
          value={messagesADay}
          choices={messageOptions(messagesADay)}
          onChoose={(messagesADay) => set({ messagesADay })}
        />
        <TimeField label="Daily digest at" value={digestAt} onChange={(digestAt) => set({ digestAt })} />
        {quietFrom === '' ? (
          <div className="pb-4">
            <p className="text-small font-medium">Quiet hours</p>
            <p className="text-muted">Off: alerts can arrive at any time.</p>
            <QuietButton onClick={() => set(DEFAULT_QUIET_HOURS)}>Set quiet hours</QuietButton>
          </div>
        ) : (
          <fieldset className="pb-4">
            <legend className="pb-1.5 text-muted">Alerts wait until quiet hours end.</legend>
            <div className="grid grid-cols-2 gap-x-4">
              <TimeField label="Quiet from" value={quietFrom} onChange={(quietFrom) => set({ quietFrom })} />
              <TimeField label="Quiet until" value={quietTo} onChange={(quietTo) => set({ quietTo })} />
            </div>
            <p role="status" className="text-small text-muted empty:hidden">
              {quietFrom === quietTo && 'Start and end are the same, so quiet hours are off.'}
            </p>
            <QuietButton onClick={() => set(NO_QUIET_HOURS)}>Remove quiet hours</QuietButton>
          </fieldset>
        )}
        <TimeZone zone={userPrefs.timeZone} onChange={(timeZone) => save({ userPrefs: { timeZone } })} />
      </div>
    </Section>
  );
}

interface ChoicesProps {
  readonly label: string;
  readonly value: number;
  readonly choices: readonly Choice[];
  readonly onChoose: (value: number) => void;
}

function Choices({ label, value, choices, onChoose }: ChoicesProps) {
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChoose(Number(target.value))}>
      {choices.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

interface TimeFieldProps {
  readonly label: string;
  /** 'HH:MM'. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** An incomplete time stays in the field and is saved once it is complete. */
function TimeField({ label, value, onChange }: TimeFieldProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  return (
    <TextField
      type="time"
      label={label}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value !== '' && target.value !== value) onChange(target.value);
      }}
      onBlur={() => setTyped(value)}
      className="max-w-40 tabular-nums"
    />
  );
}
