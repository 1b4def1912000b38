import { parse } from 'tldts-icann';

const ABOUT_WORK = /^(?:careers?|jobs?|work|join|hiring|talent|apply)$/;

const PREFIX =
  /^(?:lifeat|workat|workfor|careersat|jobsat|jobs|careers|joinus|join|with|weare|team|get|go|try|use|hello|hi|one|my|the)-?(?=[a-z0-9]{3})/;
const SUFFIX =
  /(?<=[a-z0-9]{3})-?(?:careers?|jobs?|talent|group|global|hq|inc|labs?|tech|technologies|software|app|games|usa?|ai|io)$/;

/**
 * Returns what an employer may be called by its domain, likeliest first: 'withwaymo' and 'waymo' for
 * 'careers.withwaymo.com'.
 */
export function employerNames(host: string): string[] {
  const { domainWithoutSuffix, subdomain } = parseHost(host);
  const domain = domainWithoutSuffix ?? '';
  const outer = (subdomain ?? '').split('.').reverse();
  // On 'acme.careers' and 'acme.jobs' the name is before the suffix; on 'jobs.net' there is none.
  const name = ABOUT_WORK.test(domain) ? (outer[0] ?? '') : domain;
  const bare = [name.replace(PREFIX, ''), name.replace(SUFFIX, '')];
  const names = [name, ...bare, (bare[0] ?? '').replace(SUFFIX, '')];
  return [...new Set(names.flatMap((each) => [each, each.replaceAll('-', '')]))].filter(
    (each) => each !== '',
  );
}

/** By the part of the Public Suffix List that registries wrote: 'co.uk' is a suffix, and 'github.io' a domain. */
const parseHost = (host: string) => parse(host, { extractHostname: false });

/** Returns the domain that someone registered, 'acme.co.uk' for 'careers.acme.co.uk', or ''. */
export const registeredDomain = (host: string): string => parseHost(host).domain ?? '';
