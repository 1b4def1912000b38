import { Annotations, type Stack } from 'aws-cdk-lib';
import { type BuiltSite, builtSite } from '../house/built-site.ts';
import type { Stage } from '../stage.ts';
import { findPlaceholders } from './placeholders.ts';

/**
 * Makes every placeholder of a stage an error of its stack, which the CDK CLI then neither synthesizes nor deploys.
 * A template that nobody deploys, as a test's, may hold them: the context `acceptPlaceholders` says so.
 */
export function refusePlaceholders(
  stack: Stack,
  { name, settings }: Pick<Stage, 'name' | 'settings'>,
  { claims }: Pick<BuiltSite, 'claims'> = builtSite(),
): void {
  if (String(stack.node.tryGetContext('acceptPlaceholders')) === 'true') return;
  for (const sentence of findPlaceholders(name, settings, claims)) Annotations.of(stack).addError(sentence);
}
