import { jest } from './jest-api.ts';

/**
 * Remembers what test files change of their process, and returns a function that restores it: environment, folder,
 * globals, spies and timers.
 */
export function rememberProcess(): () => void {
  const environment = { ...process.env };
  const folder = process.cwd();
  const globals = Object.getOwnPropertyDescriptors(globalThis);
  const names = new Set(Object.keys(globalThis));
  return () => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    process.chdir(folder);
    for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
    Object.assign(process.env, environment);
    for (const name of Object.keys(globalThis))
      if (!names.has(name)) Reflect.deleteProperty(globalThis, name);
    for (const [name, descriptor] of Object.entries(globals))
      if (descriptor.configurable === true) Object.defineProperty(globalThis, name, descriptor);
  };
}
