import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { listStackNames } from '../stack-names.ts';
import type { Stage } from '../stage.ts';

const Manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      type: z.string(),
      properties: z
        .looseObject({
          templateFile: z.string().optional(),
          requiresBootstrapStackVersion: z.number().optional(),
          bootstrapStackVersionSsmParameter: z.string().optional(),
        })
        .optional(),
    }),
  ),
});

const Template = z.object({
  Resources: z.record(
    z.string(),
    z.object({
      Type: z.string(),
      Properties: z
        .looseObject({
          Description: z.unknown().optional(),
          BucketName: z.unknown().optional(),
          ScalingConfig: z.object({ MaximumConcurrency: z.number() }).optional(),
        })
        .optional(),
    }),
  ),
});

/** A bucket's name that ends with the account's number, which only deploying knows. */
const AccountBucketName = z.object({ 'Fn::Join': z.tuple([z.string(), z.tuple([z.string(), z.unknown()])]) });

/** Matches the description of a secret that an operator must set (infra/secrets.ts). */
const PLACEHOLDER_DESCRIPTION = /^(.+); a placeholder until an operator sets the real one\.$/;

export interface Requirements {
  readonly stage: string;
  /** In deployment order. */
  readonly stackNames: readonly string[];
  readonly bootstrap: { readonly parameter: string; readonly version: number };
  /** The sum of the queue consumers' concurrency limits. */
  readonly queueConcurrency: number;
  readonly senderDomain: string;
  readonly mailsPerSecond: number;
  readonly textCountries: readonly string[];
  readonly domainName: string | undefined;
  readonly certificateArn: string | undefined;
  /** The resume bucket's name, without the account's number at its end. */
  readonly bucketPrefix: string;
  /** The purpose of each secret that an operator must set, by logical id. */
  readonly secrets: ReadonlyMap<string, string>;
  /** From `findPlaceholders`. */
  readonly placeholders: readonly string[];
}

/** Reads what a stage needs from its settings and its cloud assembly. */
export function readRequirements(
  stage: Stage,
  assembly: string,
  placeholders: readonly string[],
): Requirements {
  const json = (name: string): unknown => JSON.parse(readFileSync(join(assembly, name), 'utf8'));
  const { artifacts } = Manifest.parse(json('manifest.json'));
  const stackNames = listStackNames(stage.name);
  const stacks = stackNames.map((stackName) => {
    const properties = artifacts[stackName]?.properties;
    if (!properties?.templateFile)
      throw new Error(`${assembly} has no stack ${stackName}. Synthesize it again.`);
    return { ...properties, templateFile: properties.templateFile };
  });
  const resources = stacks.flatMap(({ templateFile }) =>
    Object.entries(Template.parse(json(templateFile)).Resources),
  );
  const limits = resources.map(([, { Properties }]) => Properties?.ScalingConfig?.MaximumConcurrency ?? 0);
  const secrets = resources.flatMap(([id, { Type, Properties }]) => {
    const [, purpose] = PLACEHOLDER_DESCRIPTION.exec(String(Properties?.Description)) ?? [];
    return Type === 'AWS::SecretsManager::Secret' && purpose ? [[id, purpose] as const] : [];
  });
  const [bucketPrefix] = resources.flatMap(([, { Properties }]) => {
    const named = AccountBucketName.safeParse(Properties?.BucketName);
    return named.success ? [named.data['Fn::Join'][1][0]] : [];
  });
  if (bucketPrefix === undefined)
    throw new Error(`${assembly} has no bucket that is named after the account.`);
  return {
    stage: stage.name,
    stackNames,
    bootstrap: {
      parameter: stacks[0]?.bootstrapStackVersionSsmParameter ?? '/cdk-bootstrap/hnb659fds/version',
      version: Math.max(
        ...stacks.map(({ requiresBootstrapStackVersion = 6 }) => requiresBootstrapStackVersion),
      ),
    },
    queueConcurrency: limits.reduce((sum, limit) => sum + limit, 0),
    senderDomain: stage.senderDomain,
    mailsPerSecond: stage.mailsPerSecond,
    textCountries: stage.textCountries,
    domainName: stage.domain?.name,
    certificateArn: stage.domain?.certificateArn,
    bucketPrefix,
    // Without analytics, the analytics key is not used.
    secrets: new Map(secrets.filter(([id]) => stage.analytics !== undefined || !/Analytics/.test(id))),
    placeholders,
  };
}
