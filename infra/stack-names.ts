import type { Construct } from 'constructs';

export interface StackNames {
  /** Data and what people or operators hold on to: deployed first, and protected. */
  readonly state: string;
  readonly application: string;
  /** The fields of the API, and the pages that call them: deployed last. */
  readonly api: string;
}

export const stackNamesOf = (stage: string): StackNames => ({
  state: `Daybreak-${stage}-State`,
  application: `Daybreak-${stage}`,
  api: `Daybreak-${stage}-Api`,
});

/** Returns the names of a stage's stacks in deployment order: each refers only to those before it. */
export function listStackNames(stage: string): readonly string[] {
  const { state, application, api } = stackNamesOf(stage);
  return [state, application, api];
}

/** Returns the name that the stage's metrics, dashboard and fixed names share, in whichever of its stacks they are. */
export const applicationNameOf = (scope: Construct): string =>
  stackNamesOf(String(scope.node.tryGetContext('stage'))).application;
