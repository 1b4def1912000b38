import { endpoints } from '../../config/endpoints.ts';

export type PushSupport = 'supported' | 'needsHomeScreen' | 'unsupported';

/** Whether this browser can get push notifications. */
export function pushSupport(): PushSupport {
  if ('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator) return 'supported';
  // Only Safari on iPhone and iPad has this property, and only apps on the Home Screen get a PushManager there.
  return 'standalone' in navigator ? 'needsHomeScreen' : 'unsupported';
}

/** Returns this browser's subscription, or null. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (pushSupport() !== 'supported') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The fields of a subscription that the service stores. */
export interface PushKeys {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/**
 * Asks for permission unless the person has decided. Browsers show the prompt only right after a click, so
 * nothing may be awaited in between.
 */
export async function askPermission(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

/** Subscribes this browser, which has permission. Throws if its push service can't be reached. */
export async function subscribe(applicationServerKey: string): Promise<PushKeys> {
  await navigator.serviceWorker.register(endpoints.serviceWorker);
  const { pushManager } = await navigator.serviceWorker.ready;
  // It may be another person's, or have another key.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = subscription.toJSON();
  const [p256dh, auth] = [keys?.['p256dh'], keys?.['auth']];
  if (endpoint === undefined || p256dh === undefined || auth === undefined)
    throw new Error('The browser returned an incomplete push subscription.');
  return { endpoint, keys: { p256dh, auth } };
}
