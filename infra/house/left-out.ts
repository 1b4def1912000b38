/** Modules of packages that no function ever runs, though the package's own imports pull them in. */
export interface LeftOut {
  readonly files: RegExp;
  /** What of the same folders is run. */
  readonly but?: RegExp;
}

/**
 * What stays out of the bundles. A client of an API makes an object for each of its resources, and we use a few of
 * them: `StripeParts` and `Provider` are the types that say which, so that nobody comes to use another by accident.
 */
export const leftOut: readonly LeftOut[] = [
  {
    files: /\/stripe\/esm\/resources\/.+\.js$/,
    but: /\/esm\/resources\/(Charges|Customers|Invoices|Prices|Subscriptions|Checkout\/(index|Sessions))\.js$/,
  },
  // For events of the API's second version; ours are of the first.
  { files: /\/stripe\/esm\/StripeEventNotificationHandler\.js$/ },
  {
    files: /\/openai\/resources\/.+\.mjs$/,
    but: /\/resources\/responses\/(responses|input-items|input-tokens)\.mjs$/,
  },
  // Behind `responses.stream`; a growing answer is read from `responses.create`.
  { files: /\/openai\/lib\/responses\/ResponseStream\.mjs$/ },
  // For files, for addresses with a query, and for those who have no key.
  { files: /\/openai\/(internal\/(to-file|qs\/stringify)|auth\/workload-identity-auth)\.mjs$/ },
  // For answers that are streams of events, which we ask of no service.
  {
    files: /\/event-streams\/(EventStreamSerde|eventstream-(codec|serde-universal)\/.+)\.js$/,
  },
  // For attachments, by their names and from the web, and for addresses as text: our mails have none.
  { files: /\/nodemailer\/dist\/esm\/(mime-funcs\/mime-types|(fetch|addressparser)\/index)\.js$/ },
  // Node has its own; the SDK tries again in its standard mode; Lambda says the region.
  { files: /\/sha256\/Sha256Js\.js$/ },
  { files: /\/util-retry\/DefaultRateLimiter\.js$/ },
  { files: /\/regionConfig\/getInstanceMetadataRegion\.js$/ },
  // Holds endpoints that DynamoDB's client discovers, which it does only when told to.
  { files: /\/mnemonist\/lru-cache\.js$/ },
];

/** A model is told the shape of an answer as JSON Schema; functions that ask none leave out what makes it. */
export const leftOutUnlessAsking: LeftOut = {
  files: /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/,
};

/** What a function that asks a model is made of, among others. */
export const ASKING = 'functions/llm/responses-api.ts';
