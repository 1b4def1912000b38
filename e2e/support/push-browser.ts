import type { Page } from '@playwright/test';
import type { Message } from './console.ts';
import { connectFakePush } from './fake-push.ts';
import type { Stack } from './stack.ts';
import { until } from './until.ts';

/**
 * Replaces two things that don't work in headless Chromium: the permission to show notifications, which it
 * always denies, and the vendor's push service. Subscriptions go to the fake push service instead.
 */
const PERMISSION_AND_SUBSCRIPTIONS = `
  const read = (key) => JSON.parse(sessionStorage.getItem(key));
  const write = (key, value) => sessionStorage.setItem(key, JSON.stringify(value));
  Object.defineProperty(Notification, 'permission', { get: () => read('permission') ?? 'default' });
  Notification.requestPermission = async () => {
    write('permission', navigator.userActivation.isActive ? 'granted' : 'denied');
    return Notification.permission;
  };
  const subscription = () => {
    const json = read('subscription');
    const unsubscribe = async () => {
      write('subscription', null);
      await endAtFake(json.endpoint);
      return true;
    };
    return json && { endpoint: json.endpoint, toJSON: () => json, unsubscribe };
  };
  PushManager.prototype.getSubscription = async () => subscription();
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    write('subscription', await subscribeAtFake(applicationServerKey));
    return subscription();
  };`;

/** Makes a service worker record the notifications that it shows, and the pages that it opens after a click. */
const RECORD = `
  self.shown = [];
  self.registration.showNotification = async (title, options) => void self.shown.push({ title, ...options });
  self.opened = [];
  self.clients.openWindow = async (url) => void self.opened.push(url);`;

/** Clicks the first notification. */
const CLICK = `
  (() => {
    const [notification] = self.shown;
    const close = () => self.shown.shift();
    const event = new ExtendableEvent('notificationclick');
    self.dispatchEvent(Object.assign(event, { notification: { ...notification, close } }));
  })()`;

/** Lets a page's browser subscribe at the fake push service and get its messages, from the next page load on. */
export async function connectPushBrowser(page: Page, stack: Stack) {
  const context = page.context();
  const service = await connectFakePush(stack);
  await page.exposeFunction('subscribeAtFake', service.subscribe);
  await page.exposeFunction('endAtFake', async (endpoint: string) => void (await service.end({ endpoint })));
  await page.addInitScript({ content: PERMISSION_AND_SUBSCRIPTIONS });
  const devTools = await context.newCDPSession(page);
  let registrationId: string | undefined;
  devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
    registrationId ??= registration?.registrationId;
  });
  await devTools.send('ServiceWorker.enable');
  const worker = () => until('the service worker', async () => context.serviceWorkers()[0]);
  return {
    /** Gives the service worker a message as the browser does once it has decrypted it. Returns what it shows. */
    async deliver({ subject: title, text: body, headers }: Message): Promise<unknown[]> {
      await (await worker()).evaluate(RECORD);
      await devTools.send('ServiceWorker.deliverPushMessage', {
        origin: new URL(page.url()).origin,
        registrationId: await until('the registration', async () => registrationId),
        data: JSON.stringify({ title, body, path: headers?.['path'], tag: headers?.['tag'] }),
      });
      return until('a notification', async () => {
        const shown = await (await worker()).evaluate<unknown[]>('self.shown');
        return shown.length > 0 ? shown : undefined;
      });
    },
    /** Clicks the notification, which closes. Returns the address of the page that the service worker opens. */
    async click(): Promise<string> {
      await (await worker()).evaluate(CLICK);
      return until('a page', async () => {
        const [shown, opened] = await (await worker()).evaluate<string[][]>('[self.shown, self.opened]');
        return shown?.length === 0 ? opened?.[0] : undefined;
      });
    },
  };
}
