import type { PushDevice } from '@daybreak/contract/types.ts';
import { setPushDevice } from './api/push.ts';
import { currentSubscription } from './browser.ts';

/** How long to wait for the service, in milliseconds: it also removes a device that no longer takes a push. */
const MAX_WAIT = 3_000;

/** Ends push notifications in this browser, which another person may use next. Never rejects. */
export async function leaveDevice(email: string): Promise<void> {
  try {
    const subscription = await currentSubscription();
    if (subscription === null) return;
    const { endpoint } = subscription;
    const signal = AbortSignal.timeout(MAX_WAIT);
    await Promise.all([subscription.unsubscribe(), setPushDevice({ email, endpoint }, signal)]);
  } catch (error) {
    console.error(error);
  }
}

/** Ends push notifications in all browsers but this one. Never rejects. */
export async function leaveOtherDevices(
  email: string,
  devices: readonly Pick<PushDevice, 'endpoint'>[],
): Promise<void> {
  try {
    const own = (await currentSubscription())?.endpoint;
    const signal = AbortSignal.timeout(MAX_WAIT);
    for (const { endpoint } of devices.filter((device) => device.endpoint !== own))
      await setPushDevice({ email, endpoint }, signal);
  } catch (error) {
    console.error(error);
  }
}
