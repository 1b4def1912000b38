/** An account with the attributes that the site sends at registration. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly attributes: Readonly<Record<string, string>>;
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

/** The demo user watches two titles in New York City, all of Texas, and remote in the USA. */
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

/** The staff user sees the admin pages and gets no alerts. */
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

export const demoUserTitles: readonly string[] = titles;

/** Returns whether a posting's place is one the demo user asked for. */
export function isDemoUserPlace(place: string): boolean {
  return /\bNew York, NY\b/.test(place) || /, TX\b/.test(place) || isRemoteInTheUsa(place);
}

const isRemoteInTheUsa = (place: string) =>
  /\bremote\b/i.test(place) && /\bUS\b|\bUnited States\b/.test(place);
