import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toFailure } from '../../service/failure.ts';
import { accountKey, accountQuery } from '../account/account-query.ts';
import type { Account } from '../account/api/account.ts';
import { toast } from '../toasts/toast.ts';
import { getPushKey, setPushDevice } from './api/push.ts';
import { currentSubscription, type PushSupport, pushSupport, subscribe } from './browser.ts';

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
    await client.cancelQueries({ queryKey: accountKey });
    const account = on ? await turnOn(email) : await turnOff(email);
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

async function turnOn(email: string): Promise<Account | undefined> {
  const keys = await subscribe(await getPushKey(email));
  return keys === null ? undefined : setPushDevice({ email, ...keys });
}

async function turnOff(email: string): Promise<Account | undefined> {
  const subscription = await currentSubscription();
  if (subscription === null) return undefined;
  const account = await setPushDevice({ email, endpoint: subscription.endpoint });
  await subscription.unsubscribe();
  return account;
}
