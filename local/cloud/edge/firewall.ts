import type { Firewalls, Rate, Rule } from '../provision/firewall.ts';
import type { FirewallRequest } from '../provision/firewall-statement.ts';

/** Says whether the web ACL in front of a resource blocks a request, and counts the request. */
export type IsBlocked = (resourceArn: string, request: FirewallRequest) => boolean;

/**
 * Returns a function that counts an address's requests, and says whether they exceed the rate. AWS looks at
 * the rate every few seconds, this function with each request. `now` is in milliseconds of any clock.
 */
function limitAddresses({ limit, windowSeconds }: Rate, now: () => number): (address: string) => boolean {
  const countsBySecond = new Map<string, Map<number, number>>();
  return (address) => {
    const second = Math.floor(now() / 1000);
    const counts = countsBySecond.get(address) ?? new Map<number, number>();
    countsBySecond.set(address, counts);
    for (const past of counts.keys()) if (past <= second - windowSeconds) counts.delete(past);
    counts.set(second, (counts.get(second) ?? 0) + 1);
    return [...counts.values()].reduce((total, count) => total + count, 0) > limit;
  };
}

/** Opens the firewalls of a template. Blocked requests count as well. */
export function openFirewalls(
  { webAcls, webAclArns }: Pick<Firewalls, 'webAcls' | 'webAclArns'>,
  now: () => number = Date.now,
): IsBlocked {
  const limiters = new Map<Rule, (address: string) => boolean>();
  const exceedsRate = (rule: Rule, { sourceIp }: FirewallRequest) => {
    if (!rule.rate) return true;
    const limiter = limiters.get(rule) ?? limitAddresses(rule.rate, now);
    limiters.set(rule, limiter);
    return limiter(sourceIp);
  };
  return (resourceArn, request) => {
    const acl = webAcls.get(webAclArns.get(resourceArn) ?? '');
    if (!acl) return false;
    const decisive = acl.rules.find(
      (rule) => rule.action !== 'count' && rule.matches(request) && exceedsRate(rule, request),
    );
    return (decisive?.action ?? acl.defaultAction) === 'block';
  };
}
