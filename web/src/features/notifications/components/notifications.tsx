import MapPin from 'lucide-react/icons/map-pin';
import { Section } from '../../../components/section.tsx';
import { Switch } from '../../../components/switch.tsx';
import { useAccount } from '../../account/use-account.ts';
import { Criteria } from '../../criteria/components/criteria.tsx';
import { Learned } from '../../feedback/components/learned.tsx';
import { PlacePicker } from '../../places/place-picker.tsx';
import { useSavePreference } from '../../preferences/use-save-preference.ts';
import { Channels } from './channels.tsx';
import { Excludes } from './excludes.tsx';
import { Hours } from './hours.tsx';
import { Pause } from './pause.tsx';
import { Skills } from './skills.tsx';

export function Notifications() {
  const account = useAccount();
  const save = useSavePreference();
  const { includeRemote } = account.userPrefs;
  return (
    <>
      <Section heading="Channels">
        <Channels account={account} onChange={(userPrefs) => save({ userPrefs })} />
        <Pause />
      </Section>
      <Section heading="Locations">
        <PlacePicker
          label="Add a location"
          places={account.locations}
          onChange={(locations) => save({ locations })}
          icon={<MapPin className="-ml-0.5 size-3.5 shrink-0" aria-hidden="true" />}
        />
        <Switch
          label="Include remote jobs"
          on={includeRemote}
          onSwitch={(on) => save({ userPrefs: { includeRemote: on } })}
        />
      </Section>
      <Criteria />
      <Skills />
      <Hours />
      <Excludes />
      <Learned />
    </>
  );
}
