/** A value of a setting with what it is called. */
export interface Choice {
  readonly value: number;
  readonly name: string;
}

const foldChoices: readonly Choice[] = [
  { value: 0, name: 'Never: each job comes at once' },
  { value: 10, name: 'Those within 10 minutes' },
  { value: 30, name: 'Those within half an hour' },
  { value: 60, name: 'Those within an hour' },
  { value: 240, name: 'Those within 4 hours' },
];

const messageChoices: readonly Choice[] = [
  { value: 0, name: 'Only a daily digest' },
  { value: 1, name: '1 message, then a digest' },
  ...[3, 6, 12, 24, 50].map((value) => ({ value, name: `${value} messages, then a digest` })),
];

/** The choices with the one that holds now, in order, also where it is none of them. */
function withCurrent(choices: readonly Choice[], value: number, name: string): readonly Choice[] {
  if (choices.some((choice) => choice.value === value)) return choices;
  return [...choices, { value, name }].sort((one, other) => one.value - other.value);
}

/** How long jobs may be gathered for one message, in minutes. */
export const foldOptions = (minutes: number): readonly Choice[] =>
  withCurrent(foldChoices, minutes, `Those within ${minutes} minutes`);

/** How many messages a day may bring before the rest of it comes as one. */
export const messageOptions = (messages: number): readonly Choice[] =>
  withCurrent(messageChoices, messages, `${messages} messages, then a digest`);
