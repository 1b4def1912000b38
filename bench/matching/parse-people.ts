/** Returns the size that PEOPLE adds to a benchmark, if any. Throws if it isn't a whole number. */
export function parsePeople(people: string | undefined): number[] {
  if (people === undefined) return [];
  if (/^[1-9]\d*$/.test(people)) return [Number(people)];
  throw new Error(`PEOPLE is '${people}'. Set it to a whole number, such as PEOPLE=1000000.`);
}
