import { describe, expect, test } from '@jest/globals';
import { resources } from '../fixtures/synthesized.ts';
import { judgeTemplate, type TemplateResources } from './judge-template.ts';

const synthesized: TemplateResources = Object.fromEntries(
  resources.map(({ id, ...resource }) => [id, resource]),
);

/** What the specification has against a queue with these properties, beside another queue. */
const against = (Properties: Record<string, unknown>, Type = 'AWS::SQS::Queue') =>
  judgeTemplate({
    Mine: { Type, Properties },
    Other: { Type: 'AWS::SQS::Queue', Properties: {} },
  }).findings.map(({ at, says }) => `${at} ${says}`);

describe('OPS-01 the template and the resource specification that AWS publishes', () => {
  test('OPS-01 agree on every type, property, value and attribute', () => {
    const { findings, values } = judgeTemplate(synthesized);

    expect(findings).toEqual([]);
    expect(values).toBeGreaterThan(5_000);
  });

  test.each([
    [
      'a name that is misspelled',
      { VisibilityTimeOut: 5 },
      'Mine.VisibilityTimeOut is not in the specification',
    ],
    ['a type that differs', { VisibilityTimeout: 'soon' }, 'Mine.VisibilityTimeout is no integer: "soon"'],
    ['a list that is none', { Tags: 'a' }, 'Mine.Tags is no list'],
    ['an element without a part', { Tags: [{ Key: 'a' }] }, 'Mine.Tags[0]'],
    [
      'an attribute that there is not',
      { KmsMasterKeyId: { 'Fn::GetAtt': ['Other', 'Name'] } },
      'Mine asks for Other.Name, which AWS::SQS::Queue does not have',
    ],
    [
      'a resource that there is not',
      { KmsMasterKeyId: { 'Fn::GetAtt': ['Gone', 'Arn'] } },
      'Mine asks for Gone, which the template does not have',
    ],
  ])('OPS-01 differ on %s', (_, properties, expected) => {
    expect(against(properties)).toEqual([expect.stringContaining(expected)]);
  });

  test('OPS-01 differ on a required property that is missing, an unlisted value, and an unknown type', () => {
    expect(against({}, 'AWS::Lambda::Function')).toEqual([
      'Mine.Code is required and missing',
      'Mine.Role is required and missing',
    ]);
    expect(against({ UserPoolTier: 'FREE' }, 'AWS::Cognito::UserPool')).toEqual([
      'Mine.UserPoolTier is "FREE", which is none of LITE, ESSENTIALS, PLUS',
    ]);
    expect(against({}, 'AWS::Quantum::Computer')).toEqual([
      'Mine is of the unknown type AWS::Quantum::Computer',
    ]);
  });
});
