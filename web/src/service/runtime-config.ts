import { endpoints } from '../config/endpoints.ts';

/** The settings of a deployment, stored in the page or next to it so that one build serves every stage. */
interface RuntimeConfig {
  readonly apiKey: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly region: string;
  /** The user pool's address, ending in a slash; AWS's own by default. */
  readonly userPoolEndpoint?: string;
  /** The analytics projects by the site's host name; parsed where they are used. */
  readonly analytics?: unknown;
}

/**
 * Returns the configuration that the deployment wrote into the page; undefined in pages that send no early
 * request.
 */
export function embeddedConfig(page: Document): RuntimeConfig | undefined {
  const text = page.getElementById('config')?.textContent;
  return text ? JSON.parse(text) : undefined;
}

async function load(): Promise<RuntimeConfig> {
  return embeddedConfig(document) ?? (await fetch(endpoints.runtimeConfig)).json();
}

let loading: Promise<RuntimeConfig> | undefined;

/** Returns the runtime configuration, which is loaded once. After a failure the next call tries again. */
export function runtimeConfig(): Promise<RuntimeConfig> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
