/** Between two letters that stand alone, and after the last one. Has no repetition, so it is linear in any text. */
const DOT_OF_INITIALS = /(?<=(?<!\p{L})\p{L})\.(?=\p{L}(?!\p{L}))|(?<=(?<!\p{L})\p{L}\.\p{L})\.(?!\p{L})/gu;

/** Removes the dots of initials: 'D.C.' and 'D.C' become 'DC', 'Node.js' stays. */
export const joinInitials = (text: string): string => text.replace(DOT_OF_INITIALS, '');
