const INITIALS = /(?<![\p{L}\d.])\p{L}(?:\.\p{L})+(?![\p{L}\d])\.?/gu;

/** Removes the dots of initials: 'D.C.' and 'D.C' become 'DC', 'Node.js' stays. */
export const joinInitials = (text: string): string =>
  text.includes('.') ? text.replace(INITIALS, (initials) => initials.replaceAll('.', '')) : text;
