import { loadAwsServiceSpec } from '@aws-cdk/aws-service-spec';
import type { Resource as Specified } from '@aws-cdk/service-spec-types';
import { checkProperties, type Violation } from './check-properties.ts';

export interface TemplateResource {
  readonly Type: string;
  readonly Properties: Readonly<Record<string, unknown>>;
}

/** By logical id. */
export type TemplateResources = Readonly<Record<string, TemplateResource>>;

const db = await loadAwsServiceSpec();

/** Custom resources may have any property and attribute. */
const isCustom = (type: string) => type.startsWith('Custom::');

/** Returns AWS's specification of a resource type, or undefined if the type is unknown. */
export const findSpecification = (type: string): Specified | undefined =>
  db.lookup('resource', 'cloudFormationType', 'equals', type)[0];

/** Returns every [logical id, attribute] that a value refers to with Fn::GetAtt. */
function collectAttributes(value: unknown): [id: string, attribute: string][] {
  if (typeof value !== 'object' || value === null) return [];
  if ('Fn::GetAtt' in value) {
    const reference = value['Fn::GetAtt'];
    const [id = '', ...rest] =
      typeof reference === 'string' ? reference.split('.') : [reference].flat().map(String);
    return [[id, rest.join('.')]];
  }
  return Object.values(value).flatMap(collectAttributes);
}

/** Counts the properties and elements of a value, including nested ones. */
const countValues = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, element) => sum + 1 + countValues(element), 0)
    : 0;

function checkAttributes(resources: TemplateResources, id: string): Violation[] {
  return collectAttributes(resources[id]?.Properties).flatMap(([target, attribute]) => {
    const type = resources[target]?.Type;
    if (type === undefined)
      return [{ path: id, message: `refers to ${target}, which the template does not have` }];
    if (isCustom(type) || findSpecification(type)?.attributes[attribute]) return [];
    return [{ path: id, message: `refers to ${target}.${attribute}, which ${type} does not have` }];
  });
}

/** Checks a template against AWS's resource specification. `values` counts the values that were checked. */
export function checkTemplate(resources: TemplateResources): { violations: Violation[]; values: number } {
  const violations = Object.entries(resources).flatMap(([id, { Type, Properties }]) => {
    const attributes = checkAttributes(resources, id);
    if (isCustom(Type)) return attributes;
    const specification = findSpecification(Type);
    if (!specification) return [{ path: id, message: `has the unknown type ${Type}` }];
    return [...checkProperties(db, specification.properties, Properties, id), ...attributes];
  });
  const values = Object.values(resources).reduce((sum, { Properties }) => sum + countValues(Properties), 0);
  return { violations, values };
}
