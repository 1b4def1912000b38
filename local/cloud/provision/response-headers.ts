import { z } from 'zod';
import { stableId } from './names.ts';
import { type Provision, readProperties } from './resource-type.ts';

/** What a response headers policy does: headers to set (over the origin's, or only where it has none) and to remove. */
export interface ResponseHeaders {
  set: { name: string; value: string; override: boolean }[];
  remove: string[];
}

/** The template's own policies of response headers, by id. */
export interface ResponseHeadersPolicies {
  responseHeaders: Map<string, ResponseHeaders>;
}

const overridden = { Override: z.boolean() };

const security = z.object({
  ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string(), ...overridden }).optional(),
  ContentTypeOptions: z.object(overridden).optional(),
  FrameOptions: z.object({ FrameOption: z.string(), ...overridden }).optional(),
  ReferrerPolicy: z.object({ ReferrerPolicy: z.string(), ...overridden }).optional(),
  StrictTransportSecurity: z
    .object({
      AccessControlMaxAgeSec: z.number(),
      IncludeSubdomains: z.boolean().default(false),
      Preload: z.boolean().default(false),
      ...overridden,
    })
    .optional(),
  XSSProtection: z
    .object({ Protection: z.boolean(), ModeBlock: z.boolean().default(false), ...overridden })
    .optional(),
});

const policyProperties = z.object({
  ResponseHeadersPolicyConfig: z.object({
    SecurityHeadersConfig: security.default({}),
    CustomHeadersConfig: z
      .object({ Items: z.array(z.object({ Header: z.string(), Value: z.string(), ...overridden })) })
      .default({ Items: [] }),
    RemoveHeadersConfig: z
      .object({ Items: z.array(z.object({ Header: z.string() })) })
      .default({ Items: [] }),
    CorsConfig: z.undefined({ error: 'CORS is not played at the edge: the site has one origin' }).optional(),
  }),
});

const flag = (given: boolean, text: string) => (given ? text : '');

function securityHeaders(config: z.infer<typeof security>): ResponseHeaders['set'] {
  const { ContentSecurityPolicy, ContentTypeOptions, FrameOptions, ReferrerPolicy } = config;
  const { StrictTransportSecurity: transport, XSSProtection: protection } = config;
  const hsts =
    transport &&
    `max-age=${transport.AccessControlMaxAgeSec}${flag(transport.IncludeSubdomains, '; includeSubDomains')}${flag(transport.Preload, '; preload')}`;
  const xss = protection && (protection.Protection ? `1${flag(protection.ModeBlock, '; mode=block')}` : '0');
  const header = (name: string, value: string | undefined, part: { Override: boolean } | undefined) =>
    value !== undefined && part ? [{ name, value, override: part.Override }] : [];
  return [
    ...header('content-security-policy', ContentSecurityPolicy?.ContentSecurityPolicy, ContentSecurityPolicy),
    ...header('x-content-type-options', 'nosniff', ContentTypeOptions),
    ...header('x-frame-options', FrameOptions?.FrameOption, FrameOptions),
    ...header('referrer-policy', ReferrerPolicy?.ReferrerPolicy, ReferrerPolicy),
    ...header('strict-transport-security', hsts, transport),
    ...header('x-xss-protection', xss, protection),
  ];
}

/** AWS::CloudFront::ResponseHeadersPolicy. */
export const responseHeadersPolicy: Provision<{ edge: ResponseHeadersPolicies }> = (
  resource,
  { inventory },
) => {
  const { ResponseHeadersPolicyConfig } = readProperties(policyProperties, resource);
  const { SecurityHeadersConfig, CustomHeadersConfig, RemoveHeadersConfig } = ResponseHeadersPolicyConfig;
  const custom = CustomHeadersConfig.Items.map(({ Header, Value, Override }) => ({
    name: Header.toLowerCase(),
    value: Value,
    override: Override,
  }));
  const id = stableId(36, resource.stackName, resource.logicalId);
  inventory.edge.responseHeaders.set(id, {
    set: [...securityHeaders(SecurityHeadersConfig), ...custom],
    remove: RemoveHeadersConfig.Items.map(({ Header }) => Header.toLowerCase()),
  });
  return { ref: id, attributes: { Id: id } };
};
