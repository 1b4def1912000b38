// biome-ignore-all lint/suspicious/noTemplateCurlyInString: that is how Fn::Sub writes its placeholders
import { describe, expect, test } from '@jest/globals';
import { resolve } from './intrinsics.ts';
import { provisioningOrder } from './references.ts';
import { templateScope } from './scope.ts';
import { template } from './template.ts';

const stack = template.parse({
  Parameters: { Stage: { Type: 'String', Default: 'dev' }, Given: { Type: 'String' } },
  Resources: { Queue: { Type: 'AWS::SQS::Queue' } },
});
const queue = { ref: 'http://queue', attributes: { Arn: 'arn:queue', 'Endpoint.Port': '1' } };
const scope = templateScope(stack, 'Stack', new Map([['Queue', queue]]), (name) =>
  name === 'Base' ? { Table: 'rows' } : undefined,
);

describe('an intrinsic function', () => {
  test.each<[string, unknown, unknown]>([
    ['Ref of a resource', { Ref: 'Queue' }, 'http://queue'],
    ['Ref of a parameter', { Ref: 'Stage' }, 'dev'],
    ['Ref of a pseudo parameter', { Ref: 'AWS::Region' }, 'us-east-1'],
    ['Fn::GetStackOutput', { 'Fn::GetStackOutput': { StackName: 'Base', OutputName: 'Table' } }, 'rows'],
    ['Fn::GetAtt', { 'Fn::GetAtt': ['Queue', 'Arn'] }, 'arn:queue'],
    ['Fn::GetAtt with a string', { 'Fn::GetAtt': 'Queue.Endpoint.Port' }, '1'],
    ['Fn::Join', { 'Fn::Join': [':', ['arn', { Ref: 'AWS::Partition' }]] }, 'arn:aws'],
    [
      'Fn::Sub',
      { 'Fn::Sub': 'a ${Queue.Arn} ${AWS::AccountId} ${!Literal}' },
      'a arn:queue 000000000000 ${Literal}',
    ],
    ['Fn::Sub with values', { 'Fn::Sub': ['${a}-${Stage}', { a: { Ref: 'Stage' } }] }, 'dev-dev'],
    ['Fn::Select', { 'Fn::Select': [1, ['a', 'b']] }, 'b'],
    ['Fn::Select of Fn::Split', { 'Fn::Select': ['2', { 'Fn::Split': ['/', { Ref: 'Queue' }] }] }, 'queue'],
    ['a policy’s Condition', { Condition: { Bool: { a: 'b' } } }, { Condition: { Bool: { a: 'b' } } }],
  ])('%s is resolved', (_, value, expected) => {
    expect(resolve(value, scope)).toEqual(expected);
  });

  test.each<[string, unknown, string]>([
    ['Fn::ImportValue', { 'Fn::ImportValue': 'x' }, 'does not support Fn::ImportValue'],
    [
      'an unknown attribute',
      { 'Fn::GetAtt': ['Queue', 'Color'] },
      'no attribute Color of Queue (AWS::SQS::Queue), only Arn',
    ],
    ['a parameter without a default', { Ref: 'Given' }, 'The parameter Given needs a default'],
    ['a missing resource', { Ref: 'Missing' }, 'refers to Missing, which has not been created'],
    ['Fn::Select beyond the end', { 'Fn::Select': [3, ['a']] }, 'there is no item 3'],
  ])('%s is refused', (_, value, message) => {
    expect(() => resolve(value, scope)).toThrow(message);
  });
});

describe('the order of a template', () => {
  const order = (resources: Record<string, object>) =>
    provisioningOrder({
      Parameters: {},
      Resources: template.parse({
        Resources: Object.fromEntries(
          Object.entries(resources).map(([id, one]) => [id, { Type: 'T', ...one }]),
        ),
      }).Resources,
    });

  test('puts dependencies first', () => {
    expect(
      order({
        A: { Properties: { b: { 'Fn::GetAtt': ['B', 'Arn'] } } },
        B: {
          Properties: { text: { 'Fn::Sub': '${C.Arn} ${AWS::Region} ${own}${!X}' }, own: 1 },
          DependsOn: ['D'],
        },
        C: { Properties: { list: [{ 'Fn::Join': ['', [{ Ref: 'D' }, 1]] }] } },
        D: {},
        own: {},
      }),
    ).toEqual(['D', 'C', 'own', 'B', 'A']);
  });

  test('fails on a cycle, with its resources', () => {
    expect(() => order({ A: { DependsOn: 'B' }, B: { Properties: { a: { Ref: 'A' } } } })).toThrow(
      'A → B → A',
    );
  });

  test('fails on a missing resource', () => {
    expect(() => order({ A: { DependsOn: 'Missing' } })).toThrow(
      'A refers to Missing, which is not in the template',
    );
  });
});

test('a template with Conditions is refused', () => {
  expect(() => template.parse({ Resources: {}, Conditions: { IsDev: true } })).toThrow(
    'The emulator does not support Conditions.',
  );
});
