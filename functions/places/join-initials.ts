/** Removes the dots of initials: 'D.C.' and 'D.C' become 'DC'. */
export const joinInitials = (text: string): string =>
  text.replace(/\b((?:\p{L}\.){2,}(?:\p{L}\b)?|\p{L}\.\p{L}\b)/gu, (initials) =>
    initials.replaceAll('.', ''),
  );
