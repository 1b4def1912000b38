import type { UserPrefsInput } from '@daybreak/contract/types.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useState } from 'react';
import { AccentLink } from '../../../components/accent-link.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { parseCountry } from '../../../components/form/countries.ts';
import { displayPhone } from '../../../components/form/phone-number.ts';
import { Switch } from '../../../components/switch.tsx';
import { paths } from '../../../config/paths.ts';
import type { Account } from '../../account/api/account.ts';
import { type ChannelNote, canReceiveTexts, emailNote, hasNoChannel, textNote } from '../channels.ts';

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
      <p role="status" className="max-w-[60ch] text-small/6 empty:hidden">
        {hasNoChannel(account) && "With both off, we can't alert you. Your titles stay saved."}
      </p>
      {isDialogOpen && <VerifyPhoneDialog onClose={() => setDialogOpen(false)} />}
    </div>
  );
}

function Note({ note: { text, needsAction } }: { readonly note: ChannelNote }) {
  if (!needsAction)
    return <p className="-mt-1.5 max-w-[60ch] pr-14 text-small/6 text-muted wrap-anywhere">{text}</p>;
  return (
    <p className="-mt-1.5 flex max-w-[60ch] gap-2 pr-14 text-small/6 text-alarm wrap-anywhere">
      <CircleAlert className="mt-1 size-4 shrink-0" aria-hidden="true" />
      <span>{text}</span>
    </p>
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
