import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import { Construct } from 'constructs';
import type { Stage } from '../stage.ts';

/**
 * Returns the site's Content-Security-Policy: only the site's own files may run or load, apart from inline style
 * attributes. Pages may also connect to `origins` and to the analytics hosts.
 */
export function contentSecurityPolicy(
  analytics: Stage['analytics'] = {},
  origins: readonly string[] = [],
): string {
  const hosts = Object.values(analytics).map(({ host }) => new URL(host).origin);
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src-elem 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...new Set([...origins, ...hosts])].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The response headers of the whole site. Pages may also connect to `origins`. */
export class SecurityHeaders extends Construct {
  readonly policy: ResponseHeadersPolicy;

  constructor(scope: Construct, id: string, analytics?: Stage['analytics'], origins?: readonly string[]) {
    super(scope, id);
    this.policy = new ResponseHeadersPolicy(this, 'Policy', {
      securityHeadersBehavior: {
        contentSecurityPolicy: {
          contentSecurityPolicy: contentSecurityPolicy(analytics, origins),
          override: true,
        },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        referrerPolicy: {
          // Addresses of links in e-mails are signed, and no other page gets to know them, ours neither.
          referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN,
          override: true,
        },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(730),
          includeSubdomains: true,
          // Anyone can submit a domain with this flag to the browsers' preload list, and removal takes months.
          preload: false,
          override: true,
        },
      },
      customHeadersBehavior: {
        customHeaders: [
          { header: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=()', override: true },
          { header: 'Cross-Origin-Opener-Policy', value: 'same-origin', override: true },
        ],
      },
    });
  }
}
