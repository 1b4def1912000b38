import type { Invocation } from '../runtime/invocation.ts';
import { compileJavaPattern } from '../runtime/java-regex.ts';
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
 * The `util` of APPSYNC_JS, without rds, http, xml, OpenSearch and subscriptions. `invocation` returns the current call of
 * a handler.
 */
export const buildUtil = (invocation: () => Invocation) => ({
  ...errorUtil(invocation),
  ...idUtil,
  ...encodingUtil,
  matches: (pattern: string, text: string) => compileJavaPattern(pattern, '', true).test(text),
  authType: () => invocation().authType,
  time: timeUtil,
  dynamodb: typedValueUtil,
  transform: transformUtil,
  str: strUtil,
  math: mathUtil,
});
