import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import { Construct } from 'constructs';
import type { Stage } from '../stage.ts';

/** Nothing runs or loads that is not the site's own; style attributes alone are free. Pages may ask `connected`. */
const content = (connected: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src-elem 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connected].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The headers of every answer of the site; its pages may also ask `origins`. */
export class SecurityHeaders extends Construct {
  readonly policy: ResponseHeadersPolicy;

  constructor(
    scope: Construct,
    id: string,
    analytics: Stage['analytics'] = {},
    origins: readonly string[] = [],
  ) {
    super(scope, id);
    const hosts = Object.values(analytics).map(({ host }) => new URL(host).origin);
    const connected = [...new Set([...origins, ...hosts])];
    this.policy = new ResponseHeadersPolicy(this, 'Policy', {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy: content(connected), override: true },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        referrerPolicy: {
          referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
          override: true,
        },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(730),
          includeSubdomains: true,
          preload: true,
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
