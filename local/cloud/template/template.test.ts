// biome-ignore-all lint/suspicious/noTemplateCurlyInString: that is how Fn::Sub writes its placeholders
import { describe, expect, test } from '@jest/globals';
import { noValue, resolve } from './intrinsics.ts';
import { provisioningOrder } from './order.ts';
import { templateScope } from './scope.ts';
import { template } from './template.ts';

const stack = template.parse({
  Parameters: { Stage: { Type: 'String', Default: 'dev' }, Given: { Type: 'String' } },
  Mappings: { Sizes: { dev: { memory: 128 } } },
  Conditions: {
    IsDev: { 'Fn::Equals': [{ Ref: 'Stage' }, 'dev'] },
    IsProd: { 'Fn::Not': [{ Condition: 'IsDev' }] },
    Either: { 'Fn::Or': [{ Condition: 'IsProd' }, { Condition: 'IsDev' }] },
    Both: { 'Fn::And': [{ Condition: 'IsProd' }, { Condition: 'IsDev' }] },
  },
  Resources: { Queue: { Type: 'AWS::SQS::Queue' } },
});
const queue = { ref: 'http://queue', attributes: { Arn: 'arn:queue', 'Endpoint.Port': '1' } };
const scope = templateScope(stack, 'Stack', new Map([['Queue', queue]]));

describe('an intrinsic function', () => {
  test.each<[string, unknown, unknown]>([
    ['Ref of a resource', { Ref: 'Queue' }, 'http://queue'],
    ['Ref of a parameter', { Ref: 'Stage' }, 'dev'],
    ['Ref of a pseudo parameter', { Ref: 'AWS::Region' }, 'us-east-1'],
    ['Fn::GetAtt', { 'Fn::GetAtt': ['Queue', 'Arn'] }, 'arn:queue'],
    ['Fn::GetAtt as a text', { 'Fn::GetAtt': 'Queue.Endpoint.Port' }, '1'],
    ['Fn::Join', { 'Fn::Join': [':', ['arn', { Ref: 'AWS::Partition' }]] }, 'arn:aws'],
    [
      'Fn::Sub',
      { 'Fn::Sub': 'a ${Queue.Arn} ${AWS::AccountId} ${!Literal}' },
      'a arn:queue 000000000000 ${Literal}',
    ],
    ['Fn::Sub with values', { 'Fn::Sub': ['${a}-${Stage}', { a: { Ref: 'Stage' } }] }, 'dev-dev'],
    ['Fn::Select', { 'Fn::Select': [1, ['a', 'b']] }, 'b'],
    ['Fn::Select of Fn::Split', { 'Fn::Select': ['2', { 'Fn::Split': ['/', { Ref: 'Queue' }] }] }, 'queue'],
    ['Fn::If', { 'Fn::If': ['IsDev', 'small', 'large'] }, 'small'],
    ['Fn::If otherwise', { 'Fn::If': ['IsProd', 'large', 'small'] }, 'small'],
    ['Fn::If of Fn::Or', { 'Fn::If': ['Either', 1, 2] }, 1],
    ['Fn::If of Fn::And', { 'Fn::If': ['Both', 1, 2] }, 2],
    ['Fn::FindInMap', { 'Fn::FindInMap': ['Sizes', { Ref: 'Stage' }, 'memory'] }, 128],
    ['Fn::Base64', { 'Fn::Base64': 'hello' }, 'aGVsbG8='],
    ['AWS::NoValue in an object', { kept: 1, left: { Ref: 'AWS::NoValue' } }, { kept: 1 }],
    ['AWS::NoValue in a list', [1, { Ref: 'AWS::NoValue' }], [1]],
    ['AWS::NoValue by itself', { Ref: 'AWS::NoValue' }, noValue],
    [
      'a Condition of a policy, which is none',
      { Condition: { Bool: { a: 'b' } } },
      { Condition: { Bool: { a: 'b' } } },
    ],
  ])('%s is resolved', (_, value, expected) => {
    expect(resolve(value, scope)).toEqual(expected);
  });

  test.each<[string, unknown, string]>([
    ['Fn::ImportValue', { 'Fn::ImportValue': 'x' }, 'Fn::ImportValue is not played locally'],
    [
      'an unknown attribute',
      { 'Fn::GetAtt': ['Queue', 'Colour'] },
      'Queue (AWS::SQS::Queue) has no attribute Colour',
    ],
    ['a parameter without value', { Ref: 'Given' }, 'The parameter Given has no default'],
    ['a resource that is not there', { Ref: 'Nobody' }, 'Nobody is referred to, but was not created'],
    ['Fn::Select beyond the end', { 'Fn::Select': [3, ['a']] }, 'there is no item 3'],
  ])('%s is refused with a sentence', (_, value, message) => {
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

  test('puts what is referred to or depended on first', () => {
    expect(
      order({
        A: { Properties: { b: { 'Fn::GetAtt': ['B', 'Arn'] } } },
        B: {
          Properties: { text: { 'Fn::Sub': '${C.Arn} ${AWS::Region} ${own}${!X}' }, own: 1 },
          DependsOn: ['D'],
        },
        C: { Properties: { list: [{ 'Fn::If': ['x', { Ref: 'D' }, 1] }] } },
        D: {},
        own: {},
      }),
    ).toEqual(['D', 'C', 'own', 'B', 'A']);
  });

  test('names the resources that wait for one another', () => {
    expect(() => order({ A: { DependsOn: 'B' }, B: { Properties: { a: { Ref: 'A' } } } })).toThrow(
      'A → B → A',
    );
  });

  test('names who refers to what is not there', () => {
    expect(() => order({ A: { DependsOn: 'Nobody' } })).toThrow(
      'A refers to Nobody, which the template does not have',
    );
  });
});
