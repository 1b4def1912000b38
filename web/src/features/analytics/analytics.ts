import type { Location } from '@daybreak/contract/types.ts';

export interface Person {
  readonly firstName: string;
  readonly email: string;
  readonly jobFunction: string;
  readonly remote: boolean;
  readonly jobTitles: readonly string[];
  readonly locations: readonly Location[];
}

export interface Events {
  $pageview: { readonly page: string };
  'Viewed Job': { readonly jobTitle: string; readonly Company: string; readonly jobURL: string };
  'Sign Up': Person;
}

export interface Analytics {
  track<Name extends keyof Events>(event: Name, properties: Events[Name]): void;
  /** `id` is the account's id in the user pool. */
  identify(id: string, person: Person): void;
  /** Makes later events anonymous. */
  reset(): void;
}

/** A PostHog project. */
export interface Project {
  readonly host: string;
  readonly token: string;
}
