/** The push services of Chrome, Firefox and Safari, by host. */
const HOSTS = new Set(['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com']);

/** Edge's, which has a host for each region. */
const WINDOWS = /^[a-z0-9-]+\.notify\.windows\.com$/;

/**
 * Whether an endpoint belongs to a browser's push service, or to the one at PUSH_SERVICE_URL if that is set. We send
 * requests to endpoints, so any other address could make us call hosts that only we can reach.
 */
export function isPushService(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (url === null) return false;
  const own = process.env['PUSH_SERVICE_URL'];
  if (own !== undefined && url.href.startsWith(`${own}/`)) return true;
  const { protocol, hostname, port, username, password } = url;
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  return isPlain && (HOSTS.has(hostname) || WINDOWS.test(hostname));
}
