import * as z from 'zod/mini';
import { endpoints } from '../config/paths.ts';
import { configInPage } from './config-in-page.ts';

const runtimeConfigSchema = z.object({
  apiKey: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  region: z.string(),
  /** Where the user pool answers, with a slash at the end; AWS's own address of it unless said. */
  userPoolEndpoint: z.optional(z.string()),
  /** The projects that count events, by host of the site; read where they are used. */
  analytics: z.optional(z.unknown()),
});

/** What the deployment tells the site about itself; it lies beside the site or in the page, not in the bundle. */
export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>;

let known: Promise<RuntimeConfig> | undefined;

async function load(): Promise<RuntimeConfig> {
  return runtimeConfigSchema.parse(configInPage(document) ?? (await fetchConfig()));
}

async function fetchConfig(): Promise<unknown> {
  return (await fetch(endpoints.runtimeConfig)).json();
}

/** The runtime configuration, read once; a failed fetch is forgotten, so that the next caller tries again. */
export function runtimeConfig(): Promise<RuntimeConfig> {
  known ??= load().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}
