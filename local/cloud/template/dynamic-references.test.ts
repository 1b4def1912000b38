import { describe, expect, test } from '@jest/globals';
import { resolveDynamicReferences } from './dynamic-references.ts';

const ARN = 'arn:aws:secretsmanager:us-east-1:000000000000:secret:Door-abc123';
const readSecret = (arn: string) => (arn === ARN ? 'opensesame' : null);

describe('LOCAL-01 a dynamic reference', () => {
  test('becomes the value of its secret', () => {
    const properties = {
      Origins: [{ Header: `Key {{resolve:secretsmanager:${ARN}:SecretString:::}}` }],
      Ttl: 5,
    };
    expect(resolveDynamicReferences(properties, readSecret)).toEqual({
      Origins: [{ Header: 'Key opensesame' }],
      Ttl: 5,
    });
  });

  test.each([
    ['of another service', '{{resolve:ssm:/a}}', 'references to whole secrets only'],
    [
      'to a JSON key',
      `{{resolve:secretsmanager:${ARN}:SecretString:key}}`,
      'references to whole secrets only',
    ],
    ['to a missing secret', `{{resolve:secretsmanager:${ARN}x:SecretString}}`, 'does not exist'],
  ])('%s is refused', (_what, text, message) => {
    expect(() => resolveDynamicReferences({ text }, readSecret)).toThrow(message);
  });
});
