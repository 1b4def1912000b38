import { adapterOf, systems } from '../adapters/adapters.ts';
import { publicFetch } from '../reading/public-fetch.ts';
import { RefusedRequest } from '../reading/refused-request.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const urlOf = (input: string | URL | Request): URL => new URL(input instanceof Request ? input.url : input);

/**
 * Creates the fetch of checks. It connects to web servers at public addresses only, except for the hosts that the
 * environment puts in the place of vendors and of companies' sites.
 */
export function checkFetch(
  environment: Environment,
  requestPublic: typeof fetch = publicFetch,
  request: typeof fetch = fetch,
): typeof fetch {
  const variables = ['COMPANY_SITES_URL', ...systems().map((ats) => adapterOf(ats).origin.variable)];
  const replaced = new Set(variables.flatMap((name) => URL.parse(environment[name] ?? '')?.host ?? []));
  return async (input, init) => {
    const { host, port, username } = urlOf(input);
    if (replaced.has(host)) return request(input, init);
    if (port !== '' || username !== '')
      throw new RefusedRequest(`'${host}' is not the address of a website, and is not requested.`);
    return requestPublic(input, init);
  };
}

/**
 * Creates the fetch of one check from one for all. Each host that the check leads to, also by a link or a
 * redirect, is claimed before its first request, so that nobody can have a host asked again and again.
 * `deadline` ends the requests that hosts keep open.
 */
export function claimingFetch(
  request: typeof fetch,
  claimHost: (host: string) => Promise<boolean>,
  deadline: AbortSignal,
): typeof fetch {
  const claims = new Map<string, Promise<boolean>>();
  return async (input, init) => {
    const host = urlOf(input).host.replace(/^www\./, '');
    const claim = claims.get(host) ?? claimHost(host);
    claims.set(host, claim);
    if (!(await claim)) throw new RefusedRequest(`${host} has been checked today, or asks us to wait.`);
    return request(input, {
      ...init,
      signal: AbortSignal.any([deadline, ...(init?.signal ? [init.signal] : [])]),
    });
  };
}
