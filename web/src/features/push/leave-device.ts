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
