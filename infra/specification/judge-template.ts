import { loadAwsServiceSpec } from '@aws-cdk/aws-service-spec';
import type { Resource as Specified } from '@aws-cdk/service-spec-types';
import { type Finding, judgeProperties } from './judge-value.ts';

/** A resource as a template has it. */
export interface TemplateResource {
  readonly Type: string;
  readonly Properties: Readonly<Record<string, unknown>>;
}

/** The resources of a template by logical id. */
export type TemplateResources = Readonly<Record<string, TemplateResource>>;

const db = await loadAwsServiceSpec();

/** Custom resources have any property and any attribute. */
const isCustom = (type: string) => type.startsWith('Custom::');

/** What AWS publishes of a resource type, or undefined if there is none of the name. */
export const specificationOf = (type: string): Specified | undefined =>
  db.lookup('resource', 'cloudFormationType', 'equals', type)[0];

/** Every [logical id, attribute] that a value asks for by Fn::GetAtt. */
function attributesIn(value: unknown): [id: string, attribute: string][] {
  if (typeof value !== 'object' || value === null) return [];
  if ('Fn::GetAtt' in value) {
    const named = value['Fn::GetAtt'];
    const [id = '', ...rest] = typeof named === 'string' ? named.split('.') : [named].flat().map(String);
    return [[id, rest.join('.')]];
  }
  return Object.values(value).flatMap(attributesIn);
}

/** How many properties and elements below them a value has. */
const countValues = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, one) => sum + 1 + countValues(one), 0)
    : 0;

function judgeAttributes(resources: TemplateResources, id: string): Finding[] {
  return attributesIn(resources[id]?.Properties).flatMap(([of, attribute]) => {
    const type = resources[of]?.Type;
    if (type === undefined) return [{ at: id, says: `asks for ${of}, which the template does not have` }];
    if (isCustom(type) || specificationOf(type)?.attributes[attribute]) return [];
    return [{ at: id, says: `asks for ${of}.${attribute}, which ${type} does not have` }];
  });
}

/** Compares a template with the resource specification that AWS publishes. `values` says how much was compared. */
export function judgeTemplate(resources: TemplateResources): { findings: Finding[]; values: number } {
  const findings = Object.entries(resources).flatMap(([id, { Type, Properties }]) => {
    const attributes = judgeAttributes(resources, id);
    if (isCustom(Type)) return attributes;
    const specified = specificationOf(Type);
    if (!specified) return [{ at: id, says: `is of the unknown type ${Type}` }];
    return [...judgeProperties(db, specified.properties, Properties, id), ...attributes];
  });
  const values = Object.values(resources).reduce((sum, { Properties }) => sum + countValues(Properties), 0);
  return { findings, values };
}
