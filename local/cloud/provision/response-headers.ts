import { z } from 'zod';
import { stableId } from './names.ts';
import { type Provisioner, parseProperties } from './provisioner.ts';

/** A response headers policy. Without `override`, the origin's own header wins. */
export interface ResponseHeaders {
  set: { name: string; value: string; override: boolean }[];
  remove: string[];
}

export interface ResponseHeadersPolicies {
  /** By id. */
  responseHeaders: Map<string, ResponseHeaders>;
}

const override = { Override: z.boolean() };

const security = z.object({
  ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string(), ...override }).optional(),
  ContentTypeOptions: z.object(override).optional(),
  FrameOptions: z.object({ FrameOption: z.string(), ...override }).optional(),
  ReferrerPolicy: z.object({ ReferrerPolicy: z.string(), ...override }).optional(),
  StrictTransportSecurity: z
    .object({
      AccessControlMaxAgeSec: z.number(),
      IncludeSubdomains: z.boolean().default(false),
      Preload: z.boolean().default(false),
      ...override,
    })
    .optional(),
  XSSProtection: z
    .object({ Protection: z.boolean(), ModeBlock: z.boolean().default(false), ...override })
    .optional(),
});

const policyProperties = z.object({
  ResponseHeadersPolicyConfig: z.object({
    SecurityHeadersConfig: security.default({}),
    CustomHeadersConfig: z
      .object({ Items: z.array(z.object({ Header: z.string(), Value: z.string(), ...override })) })
      .default({ Items: [] }),
    RemoveHeadersConfig: z
      .object({ Items: z.array(z.object({ Header: z.string() })) })
      .default({ Items: [] }),
    CorsConfig: z.undefined({ error: 'CORS at the edge is not supported.' }).optional(),
  }),
});

const textIf = (condition: boolean, text: string) => (condition ? text : '');

function securityHeaders(config: z.infer<typeof security>): ResponseHeaders['set'] {
  const { ContentSecurityPolicy, ContentTypeOptions, FrameOptions, ReferrerPolicy } = config;
  const { StrictTransportSecurity: transport, XSSProtection: protection } = config;
  const hsts =
    transport &&
    `max-age=${transport.AccessControlMaxAgeSec}${textIf(transport.IncludeSubdomains, '; includeSubDomains')}${textIf(transport.Preload, '; preload')}`;
  const xss =
    protection && (protection.Protection ? `1${textIf(protection.ModeBlock, '; mode=block')}` : '0');
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
export const responseHeadersPolicy: Provisioner<{ edge: ResponseHeadersPolicies }> = (
  resource,
  { inventory },
) => {
  const { ResponseHeadersPolicyConfig } = parseProperties(policyProperties, resource);
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
