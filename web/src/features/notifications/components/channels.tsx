import type { UserPrefsInput } from '@daybreak/contract/types.ts';
import { useState } from 'react';
import { AccentLink } from '../../../components/accent-link.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { parseCountry } from '../../../components/form/countries.ts';
import { displayPhone } from '../../../components/form/phone-number.ts';
import { Switch } from '../../../components/switch.tsx';
import { paths } from '../../../config/paths.ts';
import type { Account } from '../../account/api/account.ts';
import { canReceiveTexts, emailNote, hasNoChannel, textNote } from '../channels.ts';
import { Note } from './note.tsx';
import { PushSwitch } from './push-switch.tsx';

export interface ChannelsProps {
  readonly account: Account;
  readonly onChange: (preferences: UserPrefsInput) => void;
}

export function Channels({ account, onChange }: ChannelsProps) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { notifyEmail, notifyText } = account.userPrefs;
  const number = displayPhone(parseCountry(account.country), account.phone);
  const switchText = (on: boolean) => {
    if (on && !canReceiveTexts(account)) setDialogOpen(true);
    else onChange({ notifyText: on });
  };
  return (
    <div className="grid gap-3">
      <div>
        <Switch label="Email alerts" on={notifyEmail} onSwitch={(on) => onChange({ notifyEmail: on })} />
        <Note note={emailNote(account)} />
      </div>
      <div>
        <Switch label="Text alerts" on={notifyText && canReceiveTexts(account)} onSwitch={switchText} />
        <Note note={textNote(account, number)} />
      </div>
      <PushSwitch account={account} />
      <p role="status" className="max-w-[60ch] text-small/6 empty:hidden">
        {hasNoChannel(account) && "With all of these off, we can't alert you. Your titles stay saved."}
      </p>
      {isDialogOpen && <VerifyPhoneDialog onClose={() => setDialogOpen(false)} />}
    </div>
  );
}

interface VerifyPhoneDialogProps {
  readonly onClose: () => void;
}

function VerifyPhoneDialog({ onClose }: VerifyPhoneDialogProps) {
  return (
    <Dialog title="Verify your phone first" onClose={onClose}>
      <p className="text-muted">
        Text alerts need a verified phone. Add your number in settings, enter the code we text you, then turn
        text alerts on here.
      </p>
      <AccentLink href={paths.settings}>Go to settings</AccentLink>
    </Dialog>
  );
}
