const countFormat = new Intl.NumberFormat('en-US');

/** Formats a count: '1 job', '1,284 jobs'. */
export function countText(number: number, noun: string): string {
  return `${countFormat.format(number)} ${noun}${number === 1 ? '' : 's'}`;
}

/** Formats how many items have loaded: '30+ alerts' while there are more. */
export const loadedText = (number: number, hasMore: boolean, noun: string): string =>
  hasMore ? `${countFormat.format(number)}+ ${noun}s` : countText(number, noun);
