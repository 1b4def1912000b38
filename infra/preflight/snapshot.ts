/** A value, or the reason why it could not be read. */
export type Reading<T> = { readonly value: T } | { readonly unknown: string };

export interface Certificate {
  /** ACM's status: ISSUED, PENDING_VALIDATION, … */
  readonly status: string;
  /** The names it covers; one may begin with '*.'. */
  readonly names: readonly string[];
}

export interface MailLimits {
  /** False while SES has paused the account's sending. */
  readonly isSending: boolean;
  /** SES's opinion of the account: HEALTHY, PROBATION or SHUTDOWN. */
  readonly reputation: string;
  /** False in the sandbox, where only verified addresses receive mail. */
  readonly isProduction: boolean;
  readonly perSecond: number;
  readonly perDay: number;
}

export interface TextLimits {
  readonly isSandbox: boolean;
  /** In US dollars. */
  readonly monthlyLimit: number;
  /** The highest `monthlyLimit` that may be set, in US dollars. */
  readonly highestLimit: number;
  /** The number of active phone numbers. */
  readonly originationNumbers: number;
  /**
   * Where the account's default protect configuration lets texts go, in ISO 3166-1 alpha-2. Null without one:
   * texts may go everywhere.
   */
  readonly allowedCountries: readonly string[] | null;
}

/** A secret that an operator must set. */
export interface ProviderSecret {
  readonly id: string;
  readonly purpose: string;
  readonly arn: string;
  readonly isPlaceholder: boolean;
}

export interface DeployedStage {
  /** The status of each stack by its name; undefined if it is not deployed. */
  readonly statuses: ReadonlyMap<string, string | undefined>;
  readonly secrets: Reading<readonly ProviderSecret[]>;
  /** Of the newest API key. */
  readonly apiKeyExpires: Reading<Date | undefined>;
}

export interface AccountSnapshot {
  readonly account: string;
  /** An ARN. */
  readonly caller: string;
  /** Undefined if the account is not bootstrapped. */
  readonly bootstrapVersion: Reading<number | undefined>;
  /** The limit on concurrent executions. */
  readonly concurrency: Reading<number>;
  /** The alternate domain names of each distribution. */
  readonly distributions: Reading<readonly (readonly string[])[]>;
  /** Undefined if the account has no such certificate. Null if the stage names none. */
  readonly certificate: Reading<Certificate | undefined> | null;
  /** Whether a bucket with the resume bucket's name exists. */
  readonly hasResumeBucket: Reading<boolean>;
  readonly mail: Reading<MailLimits>;
  /** Undefined if the sender's domain is not set up in SES. */
  readonly isSenderVerified: Reading<boolean | undefined>;
  readonly texts: Reading<TextLimits>;
  /** Undefined if none of the stage's stacks is deployed. */
  readonly deployed: Reading<DeployedStage | undefined>;
}
