import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toFailure } from '../../service/failure.ts';
import { accountKey, accountQuery } from '../account/account-query.ts';
import type { Account } from '../account/api/account.ts';
import { toast } from '../toasts/toast.ts';
import { getPushKey, setPushDevice } from './api/push.ts';
import { askPermission, currentSubscription, type PushSupport, pushSupport, subscribe } from './browser.ts';

export type PushState = Exclude<PushSupport, 'supported'> | 'loading' | 'denied' | 'off' | 'on';

export interface PushDevice {
  readonly state: PushState;
  /** On how many other devices push notifications are on. */
  readonly others: number;
  readonly isChanging: boolean;
  readonly turn: (on: boolean) => void;
}

const deviceKey = ['push-device'];

/** Returns whether this browser gets push notifications, and turns them on and off. */
export function usePushDevice({ email, pushDevices }: Account): PushDevice {
  const client = useQueryClient();
  const [isChanging, setChanging] = useState(false);
  const device = useQuery({
    queryKey: deviceKey,
    queryFn: async () => (await currentSubscription())?.endpoint ?? null,
    networkMode: 'always',
  });
  const isOn = pushDevices.some(({ endpoint }) => endpoint === device.data);

  async function change(on: boolean): Promise<void> {
    if (on && !(await askPermission())) return sayStillOff();
    await client.cancelQueries({ queryKey: accountKey });
    const account = await (on ? turnOn(email) : turnOff(email));
    if (account) client.setQueryData(accountQuery.queryKey, account);
  }

  function turn(on: boolean): void {
    setChanging(true);
    change(on)
      .catch((error: unknown) => {
        console.error(error);
        toast({
          title: on ? "Couldn't turn on push notifications" : "Couldn't turn off push notifications",
          description: failureText(error),
          variant: 'destructive',
        });
      })
      .finally(async () => {
        await client.invalidateQueries({ queryKey: deviceKey });
        setChanging(false);
      });
  }

  return {
    state: device.isPending ? 'loading' : stateOf(isOn),
    others: pushDevices.length - (isOn ? 1 : 0),
    isChanging,
    turn,
  };
}

function stateOf(isOn: boolean): PushState {
  const support = pushSupport();
  if (support !== 'supported') return support;
  if (Notification.permission === 'denied') return 'denied';
  return isOn ? 'on' : 'off';
}

/** The browser's own errors are DOMExceptions, whose text is for developers. */
const failureText = (error: unknown): string =>
  error instanceof DOMException
    ? "Your browser couldn't reach its push service. Check your connection and try again."
    : toFailure(error).message;

/** Says what to do if the prompt was dismissed. After a denial, the note beside the switch does. */
function sayStillOff(): void {
  if (Notification.permission === 'denied') return;
  toast({
    title: 'Push notifications are still off',
    description: 'To get them, turn them on again and choose Allow when your browser asks.',
  });
}

async function turnOn(email: string): Promise<Account> {
  return setPushDevice({ email, ...(await subscribe(await getPushKey(email))) });
}

async function turnOff(email: string): Promise<Account | undefined> {
  const subscription = await currentSubscription();
  if (subscription === null) return undefined;
  const account = await setPushDevice({ email, endpoint: subscription.endpoint });
  await subscription.unsubscribe();
  return account;
}
