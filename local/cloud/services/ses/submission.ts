import PostalMime, { addressParser, decodeWords } from 'postal-mime';
import { z } from 'zod';
import { jsonBody } from '../../gateway/json-body.ts';
import type { AwsRequest } from '../../gateway/service.ts';

/** An e-mail as it was submitted to SES, by whichever operation. */
export interface Submission {
  /** 'Name <address>' or a bare address. */
  from: string;
  recipients: string[];
  configurationSet: string | null;
  /** Message tags by name. */
  tags: Record<string, string>;
  /** The message's headers in order, without those that control SES. */
  headers: { name: string; value: string }[];
  subject: string | null;
  text: string | null;
  html: string | null;
}

/** The fields that both versions of the API share. */
interface SendRequest {
  from: string | null;
  to: string[];
  cc: string[];
  bcc: string[];
  replyTo: string[];
  configurationSet: string | null;
  tags: Record<string, string>;
  raw: Buffer | null;
  subject: string | null;
  text: string | null;
  html: string | null;
}

export const isVersion2 = ({ path }: Pick<AwsRequest, 'path'>) => path.startsWith('/v2/');

/** The bare addresses in a header's value. */
export const addressesIn = (value: string): string[] =>
  addressParser(value, { flatten: true }).flatMap(({ address }) => (address ? [address] : []));

/** Parses SendEmail and SendRawEmail, or SendEmail of version 2. Templates are not supported. */
export async function readSubmission(request: AwsRequest): Promise<Submission> {
  const sendRequest = isVersion2(request)
    ? fromJson(version2Request.parse(jsonBody(request)))
    : fromForm(request);
  return sendRequest.raw === null ? compose(sendRequest) : await parseRaw(sendRequest, sendRequest.raw);
}

const text = z.object({ Data: z.string() }).optional();
const version2Request = z.object({
  FromEmailAddress: z.string().optional(),
  ReplyToAddresses: z.array(z.string()).default([]),
  Destination: z
    .object({
      ToAddresses: z.array(z.string()).default([]),
      CcAddresses: z.array(z.string()).default([]),
      BccAddresses: z.array(z.string()).default([]),
    })
    .default({ ToAddresses: [], CcAddresses: [], BccAddresses: [] }),
  ConfigurationSetName: z.string().optional(),
  EmailTags: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
  Content: z.strictObject({
    Simple: z
      .strictObject({ Subject: z.object({ Data: z.string() }), Body: z.object({ Text: text, Html: text }) })
      .optional(),
    Raw: z.object({ Data: z.base64() }).optional(),
  }),
});

function fromJson(request: z.infer<typeof version2Request>): SendRequest {
  const { Simple: simple, Raw: raw } = request.Content;
  return {
    from: request.FromEmailAddress ?? null,
    to: request.Destination.ToAddresses,
    cc: request.Destination.CcAddresses,
    bcc: request.Destination.BccAddresses,
    replyTo: request.ReplyToAddresses,
    configurationSet: request.ConfigurationSetName ?? null,
    tags: Object.fromEntries(request.EmailTags.map(({ Name, Value }) => [Name, Value])),
    raw: raw ? Buffer.from(raw.Data, 'base64') : null,
    subject: simple?.Subject.Data ?? null,
    text: simple?.Body.Text?.Data ?? null,
    html: simple?.Body.Html?.Data ?? null,
  };
}

function fromForm({ action, body }: AwsRequest): SendRequest {
  const form = new URLSearchParams(body.toString());
  const members = (prefix: string) =>
    [...form].flatMap(([name, value]) => (name.startsWith(`${prefix}.member.`) ? [value] : []));
  const tagNames = [...form.keys()].filter((name) => /^Tags\.member\.\d+\.Name$/.test(name));
  const raw = action === 'SendRawEmail' ? Buffer.from(form.get('RawMessage.Data') ?? '', 'base64') : null;
  return {
    from: form.get('Source'),
    to: members(raw ? 'Destinations' : 'Destination.ToAddresses'),
    cc: members('Destination.CcAddresses'),
    bcc: members('Destination.BccAddresses'),
    replyTo: members('ReplyToAddresses'),
    configurationSet: form.get('ConfigurationSetName'),
    tags: Object.fromEntries(
      tagNames.map((name) => [form.get(name) ?? '', form.get(name.replace(/Name$/, 'Value')) ?? '']),
    ),
    raw,
    subject: form.get('Message.Subject.Data'),
    text: form.get('Message.Body.Text.Data'),
    html: form.get('Message.Body.Html.Data'),
  };
}

function compose({ from, to, cc, bcc, replyTo, raw: _, ...rest }: SendRequest): Submission {
  const header = (name: string, values: string[]) =>
    values.length === 0 ? [] : [{ name, value: values.join(', ') }];
  const headers = [
    ...header('From', from === null ? [] : [from]),
    ...header('To', to),
    ...header('Cc', cc),
    ...header('Reply-To', replyTo),
    ...header('Subject', rest.subject === null ? [] : [rest.subject]),
    { name: 'MIME-Version', value: '1.0' },
  ];
  return { ...rest, from: from ?? '', recipients: [...to, ...cc, ...bcc].flatMap(addressesIn), headers };
}

/** SES removes these headers before it sends: they control SES, or name secret recipients. */
const REMOVED_HEADERS = new Set([
  'x-ses-configuration-set',
  'x-ses-message-tags',
  'x-ses-source-arn',
  'bcc',
  'return-path',
]);

async function parseRaw(request: SendRequest, raw: Buffer): Promise<Submission> {
  const email = await PostalMime.parse(raw);
  const header = (name: string) => email.headers.find(({ key }) => key === name)?.value ?? null;
  const named = [...request.to, ...request.cc, ...request.bcc].flatMap(addressesIn);
  const inHeaders = ['to', 'cc', 'bcc'].flatMap((name) => addressesIn(header(name) ?? ''));
  return {
    from: request.from ?? decodeWords(header('from') ?? ''),
    recipients: named.length > 0 ? named : inHeaders,
    configurationSet: request.configurationSet ?? header('x-ses-configuration-set'),
    tags: { ...parseTags(header('x-ses-message-tags')), ...request.tags },
    headers: email.headers
      .filter(({ key }) => !REMOVED_HEADERS.has(key))
      .map(({ originalKey, value }) => ({ name: originalKey, value: decodeWords(value) })),
    subject: email.subject ?? null,
    text: email.text ?? null,
    html: email.html ?? null,
  };
}

/** `name=value, other=value`: https://docs.aws.amazon.com/ses/latest/dg/event-publishing-send-email.html */
function parseTags(header: string | null): Record<string, string> {
  const pairs = (header ?? '').split(/[,;]/).map((pair) => pair.split('=').map((part) => part.trim()));
  return Object.fromEntries(pairs.flatMap(([name, value]) => (name && value ? [[name, value]] : [])));
}
