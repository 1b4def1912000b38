import { Switch } from '../../../components/switch.tsx';
import type { Account } from '../../account/api/account.ts';
import { type PushState, usePushDevice } from '../../push/use-push-device.ts';
import type { ChannelNote } from '../channels.ts';
import { Note } from './note.tsx';

export interface PushSwitchProps {
  readonly account: Account;
}

export function PushSwitch({ account }: PushSwitchProps) {
  const { state, others, isChanging, turn } = usePushDevice(account);
  const canTurn = state === 'on' || state === 'off';
  return (
    <div>
      <Switch
        label="Push notifications on this device"
        on={state === 'on'}
        onSwitch={turn}
        disabled={!canTurn || isChanging}
      />
      <Note note={pushNote(state, others)} />
    </div>
  );
}

const NOTES: Readonly<Record<Exclude<PushState, 'on' | 'off'>, ChannelNote>> = {
  loading: { text: 'Checking this browser…', needsAction: false },
  unsupported: {
    text: "This browser doesn't support push notifications. Current versions of Chrome, Edge, Firefox and Safari do, outside of private windows.",
    needsAction: false,
  },
  needsHomeScreen: {
    text: 'On iPhone and iPad, first tap Share, then Add to Home Screen. Open Daybreak from there and turn this on.',
    needsAction: false,
  },
  denied: {
    text: 'Your browser blocks notifications from Daybreak. Allow them in its settings for this site, then reload this page.',
    needsAction: true,
  },
};

function pushNote(state: PushState, others: number): ChannelNote {
  if (state !== 'on' && state !== 'off') return NOTES[state];
  const elsewhere = others === 0 ? '' : `, on in ${others} other ${others === 1 ? 'browser' : 'browsers'}`;
  return { text: (state === 'on' ? 'On' : 'Off') + elsewhere, needsAction: false };
}
