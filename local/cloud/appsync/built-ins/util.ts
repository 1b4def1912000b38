import { randomBytes, randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { FieldError, unauthorizedError } from '../field-error.ts';
import type { Invocation } from '../runtime/invocation.ts';
import { compileJavaPattern } from '../runtime/java-regex.ts';
import { transformUtil } from './expressions.ts';
import { timeUtil } from './time.ts';
import { typedValueUtil } from './typed-values.ts';

/**
 * util.error, util.appendError and util.unauthorized. AWS ignores a call whose message or type is not a string
 * (aws-appsync-community #384). The emulator logs such a call.
 */
function errorUtil(invocation: () => Invocation) {
  const toFieldError = (name: string, [message, type, data, info]: readonly unknown[]): FieldError | null => {
    const isTyped = type === undefined || type === null || typeof type === 'string';
    if (typeof message === 'string' && isTyped)
      return new FieldError(message, type ?? null, data ?? null, info ?? null);
    invocation().log('error', `util.${name} was ignored, as on AWS. Its message and type must be strings.`);
    return null;
  };
  return {
    error(...args: unknown[]) {
      const error = toFieldError('error', args);
      if (error) throw error;
    },
    appendError(...args: unknown[]) {
      const error = toFieldError('appendError', args);
      if (error) invocation().append(error);
    },
    unauthorized() {
      throw unauthorizedError(invocation().fieldName, invocation().typeName);
    },
  };
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\f': '\\f',
  '\b': '\\b',
};

const encodingUtil = {
  urlEncode: (text: string) => new URLSearchParams([['', text]]).toString().slice(1),
  urlDecode: (text: string) => new URLSearchParams(`=${text.replaceAll('&', '%26')}`).get('') ?? '',
  base64Encode: (text: string) => Buffer.from(text, 'utf8').toString('base64'),
  base64Decode: (text: string) => Buffer.from(text, 'base64').toString('utf8'),
  /** Like StringEscapeUtils of org.apache.commons.lang, as AppSync documents. */
  escapeJavaScript: (text: string) =>
    text
      .replace(/[\\"'/]/g, '\\$&')
      .replace(/[\n\r\t\f\b]/g, (character) => ESCAPES[character] ?? character)
      .replace(
        /[^ -~]/g,
        (character) => `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
      ),
};

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** The beginning of KSUID's time in epoch seconds (github.com/segmentio/ksuid). */
const KSUID_EPOCH = 1_400_000_000;

/** 32 bits of seconds and 128 random bits as 27 characters of base 62. */
function ksuid(): string {
  const time = Buffer.alloc(4);
  time.writeUInt32BE(Math.floor(Date.now() / 1000) - KSUID_EPOCH);
  let remaining = BigInt(`0x${Buffer.concat([time, randomBytes(16)]).toString('hex')}`);
  let text = '';
  while (text.length < 27) {
    text = BASE62.charAt(Number(remaining % 62n)) + text;
    remaining /= 62n;
  }
  return text;
}

const idUtil = { autoId: () => randomUUID(), autoUlid: () => ulid(), autoKsuid: ksuid };

const strUtil = { normalize: (text: string, form: string) => text.normalize(form.toUpperCase()) };

const mathUtil = {
  roundNum: (value: number) => Math.round(value),
  minVal: (a: number, b: number) => Math.min(a, b),
  maxVal: (a: number, b: number) => Math.max(a, b),
  randomDouble: () => Math.random(),
  randomWithinRange: (start: number, end: number) => start + Math.floor(Math.random() * (end - start)),
};

/**
 * The `util` of APPSYNC_JS, without rds, http, xml, OpenSearch and subscriptions. `invocation` returns the
 * current call of a handler.
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
