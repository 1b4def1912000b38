/**
 * The headers that edge functions don't get or must not change. Source: "Restrictions on all edge functions",
 * CloudFront developer guide.
 */
const HIDDEN = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'trailer',
  'upgrade',
  'x-accel-buffering',
  'x-accel-charset',
  'x-accel-limit-rate',
  'x-accel-redirect',
  'x-amzn-auth',
  'x-amzn-cf-billing',
  'x-amzn-cf-id',
  'x-amzn-cf-xff',
  'x-amzn-errortype',
  'x-amzn-fle-profile',
  'x-amzn-header-count',
  'x-amzn-header-order',
  'x-amzn-lambda-integration-tag',
  'x-amzn-requestid',
  'x-cache',
  'x-forwarded-proto',
  'x-real-ip',
]);

const READ_ONLY = {
  request: ['cdn-loop', 'content-length', 'host', 'transfer-encoding', 'via'],
  response: ['via', 'warning'],
} as const;

/** A function's result that CloudFront refuses with 502. A function that fails is a 503. */
export class EdgeRefusal extends Error {}

export const isHidden = (name: string): boolean => HIDDEN.has(name) || /^x-(amz-cf|edge)-/.test(name);

/** Throws an EdgeRefusal if a function added a hidden header or changed a read-only one. */
export function assertHeaderChanges(
  kind: keyof typeof READ_ONLY,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): void {
  const added = Object.keys(after).find((name) => isHidden(name.toLowerCase()));
  if (added !== undefined)
    throw new EdgeRefusal(`The function adds the header ${added}, which is not allowed.`);
  const changed = READ_ONLY[kind].find(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  if (changed !== undefined)
    throw new EdgeRefusal(
      `The function changes the header ${changed}, which is read-only in a viewer ${kind}.`,
    );
}
