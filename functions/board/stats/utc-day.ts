/** A UTC day in milliseconds. */
export const DAY = 86_400_000;

/** The UTC day of an instant in epoch milliseconds, 'YYYY-MM-DD'. */
export const utcDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The hour of the UTC day, 0 to 23, of an instant in ISO 8601. */
export const utcHour = (at: string): number => new Date(at).getUTCHours();

/** A number for each of the 24 hours, by the hour. */
export const byHour = (of: (hour: number) => number): number[] =>
  Array.from({ length: 24 }, (_, hour) => of(hour));
