import { countText } from './count-text.ts';

/** Formats how many items have loaded: '30+ alerts' while there are more. */
export const loadedText = (number: number, hasMore: boolean, noun: string): string =>
  hasMore ? `${number.toLocaleString('en-US')}+ ${noun}s` : countText(number, noun);
