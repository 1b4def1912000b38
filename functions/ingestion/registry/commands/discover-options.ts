import * as z from 'zod';
import { systems } from '../../adapters/adapters.ts';

export const SOURCES = ['common-crawl', 'jazzhr-feeds', 'tenants', 'companies'] as const;

/** The options of `boards discover`, as parsed from the command line. */
export const DiscoverOptions = z
  .object({
    /** All systems by default. */
    system: z
      .array(z.enum(systems(), `Unknown system. Use one of ${systems().join(', ')}.`))
      .default(systems()),
    /** By default the companies if there is a list of them, else all others. */
    source: z.array(z.enum(SOURCES, `Unknown source. Use one of ${SOURCES.join(', ')}.`)).optional(),
    from: z.string().optional(),
    limit: z
      .string()
      .regex(/^[1-9]\d*$/, 'The limit is not a positive whole number.')
      .transform(Number)
      .default(Number.POSITIVE_INFINITY),
    'dry-run': z.boolean().default(false),
    progress: z.string().optional(),
    output: z.string().optional(),
  })
  .transform(({ source, 'dry-run': isDryRun, ...options }) => ({
    ...options,
    isDryRun,
    sources: source ?? (options.from === undefined ? SOURCES.slice(0, -1) : (['companies'] as const)),
  }))
  .refine(({ sources, from }) => !sources.some((name) => name === 'companies') || from !== undefined, {
    error: 'The source companies needs a list of companies. Name it with --from.',
    path: ['source'],
  });
export type DiscoverOptions = z.infer<typeof DiscoverOptions>;
