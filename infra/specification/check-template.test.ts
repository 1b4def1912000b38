import { describe, expect, test } from '@jest/globals';
import { resources } from '../fixtures/template.ts';
import { checkTemplate, type TemplateResources } from './check-template.ts';

const template: TemplateResources = Object.fromEntries(
  resources.map(({ id, ...resource }) => [id, resource]),
);

/** Checks a template with a resource of these properties and an unrelated queue. */
const check = (Properties: Record<string, unknown>, Type = 'AWS::SQS::Queue') =>
  checkTemplate({
    Mine: { Type, Properties },
    Other: { Type: 'AWS::SQS::Queue', Properties: {} },
  }).violations.map(({ path, message }) => `${path} ${message}`);

describe('OPS-01 AWS’s resource specification', () => {
  test('OPS-01 accepts every type, property, value, and attribute of our template', () => {
    const { violations, values } = checkTemplate(template);

    expect(violations).toEqual([]);
    expect(values).toBeGreaterThan(5_000);
  });

  test.each([
    ['a misspelled name', { VisibilityTimeOut: 5 }, 'Mine.VisibilityTimeOut is not in the specification'],
    ['another type', { VisibilityTimeout: 'soon' }, 'Mine.VisibilityTimeout is not of type integer: "soon"'],
    ['a text instead of a list', { Tags: 'a' }, 'Mine.Tags is not a list'],
    ['an incomplete element', { Tags: [{ Key: 'a' }] }, 'Mine.Tags[0]'],
    [
      'a reference to an unknown attribute',
      { KmsMasterKeyId: { 'Fn::GetAtt': ['Other', 'Name'] } },
      'Mine refers to Other.Name, which AWS::SQS::Queue does not have',
    ],
    [
      'a reference to an unknown resource',
      { KmsMasterKeyId: { 'Fn::GetAtt': ['Gone', 'Arn'] } },
      'Mine refers to Gone, which the template does not have',
    ],
  ])('OPS-01 rejects %s', (_, properties, expected) => {
    expect(check(properties)).toEqual([expect.stringContaining(expected)]);
  });

  test('OPS-01 rejects a missing required property, a value that is not allowed, and an unknown type', () => {
    expect(check({}, 'AWS::Lambda::Function')).toEqual([
      'Mine.Code is required but missing',
      'Mine.Role is required but missing',
    ]);
    expect(check({ UserPoolTier: 'FREE' }, 'AWS::Cognito::UserPool')).toEqual([
      'Mine.UserPoolTier is "FREE", which is not one of LITE, ESSENTIALS, PLUS',
    ]);
    expect(check({}, 'AWS::Quantum::Computer')).toEqual(['Mine has the unknown type AWS::Quantum::Computer']);
  });
});
