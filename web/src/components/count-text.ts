const countFormat = new Intl.NumberFormat('en-US');

/** Formats a count: '1 job', '1,284 jobs'. */
export function countText(number: number, noun: string): string {
  return `${countFormat.format(number)} ${noun}${number === 1 ? '' : 's'}`;
}
