export interface Choice {
  readonly value: number;
  readonly name: string;
}

const bundlingChoices: readonly Choice[] = [
  { value: 0, name: "Don't group" },
  { value: 10, name: 'Within 10 minutes' },
  { value: 30, name: 'Within 30 minutes' },
  { value: 60, name: 'Within 1 hour' },
  { value: 240, name: 'Within 4 hours' },
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
  withCurrent(bundlingChoices, minutes, `Within ${minutes} minutes`);

export const messageOptions = (messages: number): readonly Choice[] =>
  withCurrent(messageChoices, messages, `${messages} messages, then a digest`);
