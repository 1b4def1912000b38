import { runInNewContext } from 'node:vm';
import { JSDOM, VirtualConsole } from 'jsdom';
import { jest } from './jest-api.ts';

/** Globals that stay Node.js's: the language, timers, and APIs that jsdom only has in part. */
const KEPT = new Set<string>([
  ...runInNewContext('Object.getOwnPropertyNames(globalThis)'),
  ...['console', 'crypto', 'performance', 'process', 'queueMicrotask'],
  ...['clearInterval', 'clearTimeout', 'setInterval', 'setTimeout'],
]);

/** The names of a page for its own window. */
const SELF = ['window', 'self', 'parent', 'top', 'frames'];

/** Opens an empty page of jsdom whose window is `globalThis`, but for symbols. Returns a function that closes it. */
export function openDocument(): () => void {
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error) => console.error(error));
  const { window } = new JSDOM('<!DOCTYPE html>', {
    pretendToBeVisual: true,
    url: 'http://localhost/',
    virtualConsole,
  });
  for (const name of namesOf(window))
    if (!KEPT.has(name)) Object.defineProperty(globalThis, name, globalProperty(window, name));
  const self = createSelf();
  for (const name of SELF) Object.defineProperty(globalThis, name, { ...SHARED, value: self });
  // jsdom has none, and Node.js's refuses jsdom's signals.
  Object.assign(globalThis, { fetch: undefined });
  // By this name, Testing Library finds out whether timers are fake.
  Object.assign(globalThis, { jest });
  const stopTimers = watchTimers();
  return () => {
    window.close();
    stopTimers();
  };
}

/** Watches the timers that are set from now on. Returns a function that stops them. */
function watchTimers(): () => void {
  const timers = new Set<NodeJS.Timeout>();
  for (const name of ['setInterval', 'setTimeout'] as const) {
    const set: (...given: never[]) => NodeJS.Timeout = globalThis[name];
    const watched = (...given: never[]) => {
      const timer = set(...given);
      timers.add(timer);
      return timer;
    };
    Object.assign(globalThis, { [name]: Object.assign(watched, set) });
  }
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}

const SHARED = { configurable: true, enumerable: true };

/** Returns `globalThis` without its symbols, by which libraries note that they have prepared a page. */
function createSelf(): object {
  const own = {};
  const owner = (name: string | symbol) => (typeof name === 'symbol' ? own : globalThis);
  return new Proxy(own, {
    get: (_, name) => Reflect.get(owner(name), name),
    set: (_, name, value) => Reflect.set(owner(name), name, value),
    has: (_, name) => Reflect.has(owner(name), name),
    deleteProperty: (_, name) => Reflect.deleteProperty(owner(name), name),
    defineProperty: (_, name, property) => Reflect.defineProperty(owner(name), name, property),
    getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(owner(name), name),
  });
}

/** Returns the names of a window's properties and of those that it inherits. */
function namesOf(window: object): Set<string> {
  const names = new Set<string>();
  for (let at = window; at !== Object.prototype; at = Object.getPrototypeOf(at))
    for (const name of Object.getOwnPropertyNames(at)) if (name !== 'constructor') names.add(name);
  return names;
}

/** Returns a property of `globalThis` that is the one of a window. */
function globalProperty(window: object, name: string): PropertyDescriptor {
  const value: unknown = Reflect.get(window, name);
  if (typeof value !== 'function')
    return {
      ...SHARED,
      get: () => Reflect.get(window, name),
      set: (given) => void Reflect.set(window, name, given),
    };
  // Classes start with a capital letter; a method needs its window.
  const isMethod = /^[a-z]/.test(name);
  return { ...SHARED, writable: true, value: isMethod ? value.bind(window) : value };
}
