const DISTANCE = String.raw`\d+ ?(?:mi|miles?|km|kilomet(?:er|re)s?)`;

const DISTANCES = [
  new RegExp(`^(?:within )?${DISTANCE} (?:of|from|around) `),
  new RegExp(` (?:within )?${DISTANCE}$`),
];

/** Words beside a city that mean the towns around it too, in folded text. */
const SURROUNDINGS = [
  ...DISTANCES,
  /^greater /,
  / (?:metropolitan|metro)(?: area| region)?$/,
  / (?:and )?surrounding(?: area| areas)?$/,
  / area$/,
];

const KM_PER_MILE = 1.609344;

/** A distance that somebody typed. */
export interface Distance {
  readonly km: number;
  readonly unit: 'miles' | 'km';
}

/** Returns the distance in folded text such as 'within 25 miles of austin', or undefined. */
export function distanceIn(text: string): Distance | undefined {
  const [, amount, letters = ''] = /\b(\d+) ?(mi|km|kilomet)/.exec(text) ?? [];
  if (amount === undefined || !DISTANCES.some((part) => part.test(text))) return undefined;
  return letters === 'mi'
    ? { km: Number(amount) * KM_PER_MILE, unit: 'miles' }
    : { km: Number(amount), unit: 'km' };
}

/** In words, of the same unit. */
export const distanceText = (km: number, unit: Distance['unit']): string => {
  const amount = Math.max(1, Math.round(unit === 'km' ? km : km / KM_PER_MILE));
  return amount === 1 && unit === 'miles' ? '1 mile' : `${amount} ${unit}`;
};

/** Returns folded text without a distance or words like 'metro area', as 'nyc' for 'nyc metro'. */
export const withoutSurroundings = (text: string): string =>
  SURROUNDINGS.reduce((rest, part) => rest.replace(part, ''), text).trim();
