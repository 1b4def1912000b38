import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
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
          ScalingConfig: z.object({ MaximumConcurrency: z.number() }).optional(),
        })
        .optional(),
    }),
  ),
});

/** The end of the description of a secret that an operator has to fill in (infra/house/provider-key.ts). */
const PLACEHOLDER = /^(.+); a placeholder until somebody puts the real one in\.$/;

/** What a stage needs of its account. */
export interface Requirements {
  readonly stage: string;
  readonly stackName: string;
  readonly bootstrap: { readonly parameter: string; readonly version: number };
  /** Functions that the queues alone may run at once. */
  readonly queueConcurrency: number;
  readonly senderDomain: string;
  readonly mailsPerSecond: number;
  readonly certificateArn: string | undefined;
  /** By logical id, what each secret that an operator fills in is for. */
  readonly secrets: ReadonlyMap<string, string>;
  /** A sentence for each setting that is still a placeholder. */
  readonly placeholders: readonly string[];
}

/** Reads what a stage needs from its settings and from its cloud assembly, a folder that the CDK has written. */
export function requirementsOf(
  stage: Stage,
  assembly: string,
  placeholders: readonly string[],
): Requirements {
  const json = (name: string): unknown => JSON.parse(readFileSync(join(assembly, name), 'utf8'));
  const stackName = `Daybreak-${stage.name}`;
  const properties = Manifest.parse(json('manifest.json')).artifacts[stackName]?.properties;
  if (!properties?.templateFile)
    throw new Error(`${assembly} has no stack ${stackName}. Synthesize it again.`);
  const resources = Object.entries(Template.parse(json(properties.templateFile)).Resources);
  const caps = resources.map(([, { Properties }]) => Properties?.ScalingConfig?.MaximumConcurrency ?? 0);
  const secrets = resources.flatMap(([id, { Type, Properties }]) => {
    const [, purpose] = PLACEHOLDER.exec(String(Properties?.Description)) ?? [];
    return Type === 'AWS::SecretsManager::Secret' && purpose ? [[id, purpose] as const] : [];
  });
  return {
    stage: stage.name,
    stackName,
    bootstrap: {
      parameter: properties.bootstrapStackVersionSsmParameter ?? '/cdk-bootstrap/hnb659fds/version',
      version: properties.requiresBootstrapStackVersion ?? 6,
    },
    queueConcurrency: caps.reduce((sum, cap) => sum + cap, 0),
    senderDomain: stage.senderDomain,
    mailsPerSecond: stage.mailsPerSecond,
    certificateArn: stage.domain?.certificateArn,
    // Without analytics, nobody reads their key.
    secrets: new Map(secrets.filter(([id]) => stage.analytics !== undefined || !/Analytics/.test(id))),
    placeholders,
  };
}
