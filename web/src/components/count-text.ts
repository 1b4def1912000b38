const whole = new Intl.NumberFormat('en-US');

/** A number with its noun in US format: '1 job', '1,284 jobs'. */
export function countText(number: number, noun: string): string {
  return `${whole.format(number)} ${noun}${number === 1 ? '' : 's'}`;
}
