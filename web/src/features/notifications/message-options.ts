export interface Choice {
  readonly value: number;
  readonly name: string;
}

const bundlingChoices: readonly Choice[] = [
  { value: 0, name: 'Send each one right away' },
  { value: 10, name: 'From 10 minutes into one message' },
  { value: 30, name: 'From 30 minutes into one message' },
  { value: 60, name: 'From 1 hour into one message' },
  { value: 240, name: 'From 4 hours into one message' },
];

const messageChoices: readonly Choice[] = [
  { value: 0, name: 'Daily digest only' },
  { value: 1, name: '1 message, then a digest' },
  ...[3, 6, 12, 24, 50].map((value) => ({ value, name: `${value} messages, then a digest` })),
];

/** Adds the current value in order if it is none of the choices. */
function withCurrent(choices: readonly Choice[], value: number, name: string): readonly Choice[] {
  if (choices.some((choice) => choice.value === value)) return choices;
  return [...choices, { value, name }].sort((one, other) => one.value - other.value);
}

export const bundlingOptions = (minutes: number): readonly Choice[] =>
  withCurrent(bundlingChoices, minutes, `From ${minutes} minutes into one message`);

export const messageOptions = (messages: number): readonly Choice[] =>
  withCurrent(messageChoices, messages, `${messages} messages, then a digest`);
