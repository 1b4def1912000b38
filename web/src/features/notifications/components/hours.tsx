import type { AlertSettingsInput } from '@daybreak/contract/types.ts';
import { QuietButton } from '../../../components/button.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { useAccount } from '../../account/use-account.ts';
import { type Choice, foldOptions, messageOptions } from '../pace.ts';
import { useSavePreference } from '../use-save-preference.ts';
import { Section } from './section.tsx';
import { TimeField } from './time-field.tsx';
import { TimeZone } from './time-zone.tsx';

/** What quiet hours begin as. */
const NIGHT = { quietFrom: '22:00', quietTo: '07:00' };
const NO_NIGHT = { quietFrom: '', quietTo: '' };

/** When alerts may come, and how many at once; each change is saved as it is made. */
export function Hours() {
  const { alertSettings, userPrefs } = useAccount();
  const save = useSavePreference();
  const set = (alertSettings: AlertSettingsInput) => save({ alertSettings });
  const { foldMinutes, messagesADay, digestAt, quietFrom, quietTo } = alertSettings;
  return (
    <Section heading="Hours">
      <div className="grid max-w-110 grid-cols-1">
        <Choices
          label="Jobs that share a message"
          value={foldMinutes}
          choices={foldOptions(foldMinutes)}
          onChoose={(foldMinutes) => set({ foldMinutes })}
        />
        <Choices
          label="Messages a day"
          value={messagesADay}
          choices={messageOptions(messagesADay)}
          onChoose={(messagesADay) => set({ messagesADay })}
        />
        <TimeField label="Digest at" value={digestAt} onChange={(digestAt) => set({ digestAt })} />
        {quietFrom === '' ? (
          <div className="pb-4">
            <p className="text-small font-medium">Quiet hours</p>
            <p className="text-muted">None: alerts come by day and by night.</p>
            <QuietButton onClick={() => set(NIGHT)}>Set quiet hours</QuietButton>
          </div>
        ) : (
          <fieldset className="pb-4">
            <legend className="pb-1.5 text-muted">
              In quiet hours nothing is sent. What comes meanwhile waits for their end.
            </legend>
            <div className="grid grid-cols-2 gap-x-4">
              <TimeField label="Quiet from" value={quietFrom} onChange={(quietFrom) => set({ quietFrom })} />
              <TimeField label="Quiet until" value={quietTo} onChange={(quietTo) => set({ quietTo })} />
            </div>
            <p role="status" className="text-small text-muted empty:hidden">
              {quietFrom === quietTo && 'They begin and end at the same time, so nothing is quiet.'}
            </p>
            <QuietButton onClick={() => set(NO_NIGHT)}>Remove quiet hours</QuietButton>
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
