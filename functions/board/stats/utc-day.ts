/** A UTC day in milliseconds. */
export const DAY = 86_400_000;

/** The UTC day ('YYYY-MM-DD') of an instant in epoch milliseconds. */
export const utcDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The UTC hour, 0 to 23, of an instant in ISO 8601. */
export const utcHour = (at: string): number => new Date(at).getUTCHours();

/** Maps the hours 0 to 23. */
export const byHour = (of: (hour: number) => number): number[] =>
  Array.from({ length: 24 }, (_, hour) => of(hour));
