const DISTANCE = String.raw`\d+ ?(?:mi|miles?|km|kilomet(?:er|re)s?)`;

/** What people add to a city to mean the towns around it too, in folded text. */
const SURROUNDINGS = [
  new RegExp(`^(?:within )?${DISTANCE} (?:of|from|around) `),
  new RegExp(` (?:within )?${DISTANCE}$`),
  /^greater /,
  / (?:metropolitan|metro)(?: area| region)?$/,
  / (?:and )?surrounding(?: area| areas)?$/,
  / area$/,
];

/** Returns folded text without a distance or words like 'metro area', as 'nyc' for 'nyc metro'. */
export const withoutSurroundings = (text: string): string =>
  SURROUNDINGS.reduce((rest, part) => rest.replace(part, ''), text).trim();
