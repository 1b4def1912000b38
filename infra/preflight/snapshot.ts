/** What a read-only call found, or why that is unknown. */
export type Reading<T> = { readonly value: T } | { readonly unknown: string };

/** SES's account-wide limits. */
export interface MailLimits {
  /** Out of the sandbox, in which only verified addresses get mail. */
  readonly isProduction: boolean;
  readonly perSecond: number;
  readonly perDay: number;
}

/** AWS End User Messaging's account-wide limits for texts. */
export interface TextLimits {
  readonly isSandbox: boolean;
  /** What texts may cost in a month, in US dollars: set for the account, and the most that may be set. */
  readonly monthlyLimit: number;
  readonly highestLimit: number;
  /** Numbers that are active. */
  readonly originationNumbers: number;
}

/** A secret that an operator has to fill in. Its value is never read. */
export interface ProviderSecret {
  readonly id: string;
  /** What it is for, as the template describes it. */
  readonly purpose: string;
  readonly arn: string;
  readonly isPlaceholder: boolean;
}

/** What the deployed stack has; undefined where it is not deployed. */
export interface DeployedStack {
  readonly status: string;
  readonly secrets: Reading<readonly ProviderSecret[]>;
  /** When the newest of the site's public API keys expires. */
  readonly apiKeyExpires: Reading<Date | undefined>;
}

/** An AWS account as far as reading tells, at one moment. */
export interface AccountSnapshot {
  readonly account: string;
  /** The caller's ARN. */
  readonly caller: string;
  /** Undefined: the account is not bootstrapped. */
  readonly bootstrapVersion: Reading<number | undefined>;
  /** Functions that may run at once. */
  readonly concurrency: Reading<number>;
  readonly distributions: Reading<number>;
  readonly mail: Reading<MailLimits>;
  /** Whether the sender's domain is verified; undefined: SES does not know it. */
  readonly isSenderVerified: Reading<boolean | undefined>;
  readonly texts: Reading<TextLimits>;
  readonly stack: Reading<DeployedStack | undefined>;
}
