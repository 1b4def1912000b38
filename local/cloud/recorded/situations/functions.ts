import type { Scene, Situation } from '../situation.ts';

const invoke = ({ aws }: Scene, name: string, body: string | Buffer<ArrayBuffer> = '{}') =>
  aws.rest('lambda', 'POST', `/2015-03-31/functions/${encodeURIComponent(name)}/invocations`, { body });

/** The bytes that a Python test's name escapes: `\x87`. */
const unescaped = (text: string) =>
  Buffer.from(
    text.replace(/\\x([0-9a-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

/** Lambda's answers to invocations. */
export const lambdaSituations: readonly Situation[] = [
  [/invoke_function_doesnotexist/, (scene) => invoke(scene, 'doesnotexist')],
  [/alias_moving invocation_exc_not_existent/, (scene) => invoke(scene, 'fn:non-existent-alias')],
  [
    /invoke_payload_encoding_error/,
    (scene, { situation }) => {
      const [, payload = ''] = /\[\w+-(.*)\]$/.exec(situation) ?? [];
      return invoke(scene, 'fn', unescaped(payload));
    },
  ],
  [/test_invalid_invoke/, (scene) => invoke(scene, 'arn:aws:lambda:us-east-1:123400000000@function:myfn')],
  [/too_many_requests_exc|invoke_latest_(first|second)_exc/, (scene) => invoke(scene, 'busy')],
];
