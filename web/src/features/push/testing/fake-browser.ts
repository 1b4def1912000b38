/** A browser's push subscription and permission, set by a test. */
export interface FakeBrowser {
  permission: NotificationPermission;
  /** The person's answer when asked; asking counts. */
  answer: NotificationPermission;
  asked: number;
  /** The endpoint of the subscription, or null. */
  endpoint: string | null;
  /** The key of the last subscription. */
  key: string;
  /** The error of subscribing. */
  error: Error | null;
}

/** Gives jsdom the push API, which it lacks. `remove` takes it away again. */
export function fakeBrowser(): FakeBrowser & { remove(): void } {
  const browser: FakeBrowser = {
    permission: 'default',
    answer: 'granted',
    asked: 0,
    endpoint: null,
    key: '',
    error: null,
  };
  const subscription = () => {
    const { endpoint } = browser;
    if (endpoint === null) return null;
    const unsubscribe = async () => {
      browser.endpoint = null;
      return true;
    };
    return { endpoint, unsubscribe, toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }) };
  };
  const pushManager = {
    getSubscription: async () => subscription(),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      if (browser.error) throw browser.error;
      browser.key = applicationServerKey;
      browser.endpoint = 'https://push.example/new';
      return subscription();
    },
  };
  const registration = { pushManager };
  const serviceWorker = {
    getRegistration: async () => registration,
    register: async () => registration,
    ready: Promise.resolve(registration),
  };
  const Notification = {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => {
      browser.asked += 1;
      browser.permission = browser.answer;
      return browser.answer;
    },
  };
  Object.assign(window, { PushManager: class {}, Notification });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return Object.assign(browser, {
    remove() {
      Reflect.deleteProperty(window, 'PushManager');
      Reflect.deleteProperty(window, 'Notification');
      Reflect.deleteProperty(navigator, 'serviceWorker');
    },
  });
}
