import type { Location } from '@daybreak/contract/types.ts';

/** Somebody who signs up, as the analytics know them. */
export interface Person {
  readonly firstName: string;
  readonly email: string;
  readonly jobFunction: string;
  readonly remote: boolean;
  readonly jobTitles: readonly string[];
  readonly locations: readonly Location[];
}

/** Every event that is counted, with its properties. */
export interface Events {
  $pageview: { readonly page: string };
  'Viewed Job': { readonly jobTitle: string; readonly Company: string; readonly jobURL: string };
  'Sign Up': Person;
}

/** What counts events. */
export interface Analytics {
  track<Name extends keyof Events>(event: Name, properties: Events[Name]): void;
  /** `id`: the account's id in the user pool, which says nothing about the person. */
  identify(id: string, person: Person): void;
  /** Makes later events those of somebody unknown. */
  reset(): void;
}
