/** `markFirstVisit` sets it. Apart from that, so that the offer's code alone has this. */
const ATTRIBUTE = 'data-newcomer';

export const isNewcomer = (): boolean => document.documentElement.hasAttribute(ATTRIBUTE);
export const endNewcomer = (): void => document.documentElement.removeAttribute(ATTRIBUTE);
