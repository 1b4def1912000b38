import type { Invocation } from '../runtime/invocation.ts';
import { javaPattern } from '../runtime/java-regex.ts';
import { encodingUtil } from './encoding.ts';
import { errorUtil } from './errors.ts';
import { transformUtil } from './expressions.ts';
import { idUtil } from './ids.ts';
import { timeUtil } from './time.ts';
import { typedValueUtil } from './typed-values.ts';

const strUtil = { normalize: (text: string, form: string) => text.normalize(form.toUpperCase()) };

const mathUtil = {
  roundNum: (value: number) => Math.round(value),
  minVal: (a: number, b: number) => Math.min(a, b),
  maxVal: (a: number, b: number) => Math.max(a, b),
  randomDouble: () => Math.random(),
  randomWithinRange: (start: number, end: number) => start + Math.floor(Math.random() * (end - start)),
};

/**
 * The `util` of APPSYNC_JS with the members that @aws-appsync/utils types, less rds, http, xml and what serves
 * OpenSearch and subscriptions. `invocation` gives the call of a handler that is going on.
 */
export const buildUtil = (invocation: () => Invocation) => ({
  ...errorUtil(invocation),
  ...idUtil,
  ...encodingUtil,
  matches: (pattern: string, text: string) => javaPattern(pattern, '', true).test(text),
  authType: () => invocation().authType,
  time: timeUtil,
  dynamodb: typedValueUtil,
  transform: transformUtil,
  str: strUtil,
  math: mathUtil,
});
