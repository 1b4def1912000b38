import { Annotations, type Stack } from 'aws-cdk-lib';
import { type BuiltSite, readBuiltSite } from '../platform/built-site.ts';
import type { Stage } from '../stage.ts';
import { findPlaceholders } from './placeholders.ts';

/**
 * Reports every placeholder of a stage as an error, so that the CDK CLI does not deploy it. The context value
 * `acceptPlaceholders` turns this off for templates that are not deployed, such as in tests.
 */
export function refusePlaceholders(
  stack: Stack,
  { name, settings }: Pick<Stage, 'name' | 'settings'>,
  { claims }: Pick<BuiltSite, 'claims'> = readBuiltSite(),
): void {
  if (String(stack.node.tryGetContext('acceptPlaceholders')) === 'true') return;
  for (const finding of findPlaceholders(name, settings, claims)) Annotations.of(stack).addError(finding);
}
