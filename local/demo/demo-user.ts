/** Somebody who can sign in to the demonstration, with the attributes the site sends on registering. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The user pool's group to be added to, if any. */
  readonly group?: string;
}

const titles = ['Software Engineer', 'Product Manager'];

const places = [
  { city: 'New York', state: 'NY', country: 'US' },
  { city: '', state: 'TX', country: 'US' },
];

const shared = {
  'custom:country': 'US',
  'custom:countryCode': '+1',
  'custom:function': 'En',
  'custom:remote': 'true',
};

/** The demo user: two titles, New York City, all of Texas, and remote work in the USA. */
export function demoUser(now: number): DemoAccount {
  return {
    email: 'demo@daybreak.example',
    password: 'first-light-demo',
    attributes: {
      ...shared,
      given_name: 'Robin',
      profile: JSON.stringify(titles),
      'custom:locations': JSON.stringify(places),
      'custom:dateCreated': new Date(now).toISOString(),
    },
  };
}

/** The member of staff, who sees the admin pages and asks for no alerts. */
export function staffUser(now: number): DemoAccount {
  return {
    email: 'staff@daybreak.example',
    password: 'first-light-staff',
    group: 'staff',
    attributes: {
      ...shared,
      given_name: 'Sasha',
      profile: JSON.stringify([]),
      'custom:locations': JSON.stringify([]),
      'custom:dateCreated': new Date(now).toISOString(),
    },
  };
}

/** Titles whose postings concern the demo user. */
export const demoUserTitles: readonly string[] = titles;

/** Whether a place as postings write it is one the demo user asked for. */
export function isDemoUserPlace(place: string): boolean {
  return /\bNew York, NY\b/.test(place) || /, TX\b/.test(place) || isRemoteInTheUsa(place);
}

const isRemoteInTheUsa = (place: string) =>
  /\bremote\b/i.test(place) && /\bUS\b|\bUnited States\b/.test(place);
