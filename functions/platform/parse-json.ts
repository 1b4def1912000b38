import { undefinedOn } from './undefined-on.ts';

/** Returns the value of a JSON text, or undefined, which no JSON means, for any other text. */
export const parseJson = (text: string): unknown => undefinedOn([SyntaxError], () => JSON.parse(text));
