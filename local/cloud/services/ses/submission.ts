import PostalMime, { addressParser, decodeWords } from 'postal-mime';
import { z } from 'zod';
import { AwsError } from '../../gateway/aws-error.ts';
import type { AwsRequest } from '../../gateway/aws-request.ts';
import { jsonBody } from '../../gateway/json-body.ts';

/** An e-mail as it was handed to SES, whichever of its operations was used. */
export interface Submission {
  /** The sender as given: 'Name <address>' or a bare address. */
  from: string;
  recipients: string[];
  configurationSet: string | null;
  /** Message tags, by name. */
  tags: Record<string, string>;
  /** The message's headers in order, without those that steer SES. */
  headers: { name: string; value: string }[];
  subject: string | null;
  text: string | null;
  html: string | null;
}

/** The bare addresses of a header's value. */
export function addressesIn(value: string): string[] {
  return addressParser(value, { flatten: true }).flatMap(({ address }) => (address ? [address] : []));
}

const text = z.object({ Data: z.string() }).optional();
const v2Request = z.object({
  FromEmailAddress: z.string().optional(),
  ReplyToAddresses: z.array(z.string()).default([]),
  Destination: z
    .object({
      ToAddresses: z.array(z.string()).default([]),
      CcAddresses: z.array(z.string()).default([]),
      BccAddresses: z.array(z.string()).default([]),
    })
    .optional(),
  ConfigurationSetName: z.string().optional(),
  EmailTags: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
  Content: z.object({
    Simple: z
      .object({
        Subject: z.object({ Data: z.string() }),
        Body: z.object({ Text: text, Html: text }),
        Headers: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
      })
      .optional(),
    Raw: z.object({ Data: z.base64() }).optional(),
  }),
});

type V2 = z.infer<typeof v2Request>;

/** Reads SendEmail, SendRawEmail or SESv2's SendEmail; templates are not played. */
export async function readSubmission(request: AwsRequest): Promise<Submission> {
  const asked = request.path.startsWith('/v2/')
    ? fromV2(v2Request.parse(jsonBody(request)))
    : fromForm(request);
  return asked.raw === null ? composed(asked) : await parsed(asked, asked.raw);
}

/** What both versions of the API say. */
interface Asked {
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
  headers: { name: string; value: string }[];
}

function fromV2(request: V2): Asked {
  const { Simple: simple, Raw: raw } = request.Content;
  return {
    from: request.FromEmailAddress ?? null,
    to: request.Destination?.ToAddresses ?? [],
    cc: request.Destination?.CcAddresses ?? [],
    bcc: request.Destination?.BccAddresses ?? [],
    replyTo: request.ReplyToAddresses,
    configurationSet: request.ConfigurationSetName ?? null,
    tags: Object.fromEntries(request.EmailTags.map(({ Name, Value }) => [Name, Value])),
    raw: raw ? Buffer.from(raw.Data, 'base64') : null,
    subject: simple?.Subject.Data ?? null,
    text: simple?.Body.Text?.Data ?? null,
    html: simple?.Body.Html?.Data ?? null,
    headers: (simple?.Headers ?? []).map(({ Name: name, Value: value }) => ({ name, value })),
  };
}

function fromForm({ action, body }: AwsRequest): Asked {
  const form = new URLSearchParams(body.toString());
  const list = (prefix: string) => {
    const member = new RegExp(`^${prefix}\\.member\\.\\d+$`);
    return [...form].flatMap(([name, value]) => (member.test(name) ? [value] : []));
  };
  const names = [...form.keys()].filter((name) => /^Tags\.member\.\d+\.Name$/.test(name));
  const raw = action === 'SendRawEmail' ? Buffer.from(form.get('RawMessage.Data') ?? '', 'base64') : null;
  return {
    from: form.get('Source'),
    to: raw ? list('Destinations') : list('Destination\\.ToAddresses'),
    cc: list('Destination\\.CcAddresses'),
    bcc: list('Destination\\.BccAddresses'),
    replyTo: list('ReplyToAddresses'),
    configurationSet: form.get('ConfigurationSetName'),
    tags: Object.fromEntries(
      names.map((name) => [form.get(name) ?? '', form.get(name.replace(/Name$/, 'Value')) ?? '']),
    ),
    raw,
    subject: form.get('Message.Subject.Data'),
    text: form.get('Message.Body.Text.Data'),
    html: form.get('Message.Body.Html.Data'),
    headers: [],
  };
}

function composed(asked: Asked): Submission {
  const { from, to, cc, bcc, replyTo, ...rest } = asked;
  const line = (name: string, values: string[]) =>
    values.length === 0 ? [] : [{ name, value: values.join(', ') }];
  const headers = [
    ...line('From', from === null ? [] : [from]),
    ...line('To', to),
    ...line('Cc', cc),
    ...line('Reply-To', replyTo),
    ...line('Subject', rest.subject === null ? [] : [rest.subject]),
    { name: 'MIME-Version', value: '1.0' },
    ...rest.headers,
  ];
  const recipients = [...to, ...cc, ...bcc].flatMap((value) => addressesIn(value));
  return { ...rest, from: from ?? '', recipients, headers };
}

/** Headers that SES takes out before it sends: they steer it, or name those who receive in secret. */
const STEERING = new Set([
  'x-ses-configuration-set',
  'x-ses-message-tags',
  'x-ses-source-arn',
  'bcc',
  'return-path',
]);

async function parsed(asked: Asked, raw: Buffer): Promise<Submission> {
  if (raw.length > 40 * 1024 * 1024)
    throw new AwsError(400, 'MessageRejected', 'Message length is more than 41943040 bytes long');
  const email = await PostalMime.parse(raw);
  const header = (name: string) => email.headers.find(({ key }) => key === name)?.value ?? null;
  const inHeaders = ['to', 'cc', 'bcc'].flatMap((name) => addressesIn(header(name) ?? ''));
  const named = [...asked.to, ...asked.cc, ...asked.bcc].flatMap((value) => addressesIn(value));
  return {
    from: asked.from ?? decodeWords(header('from') ?? ''),
    recipients: named.length > 0 ? named : inHeaders,
    configurationSet: asked.configurationSet ?? header('x-ses-configuration-set'),
    tags: { ...tagsOf(header('x-ses-message-tags')), ...asked.tags },
    headers: email.headers
      .filter(({ key }) => !STEERING.has(key))
      .map(({ originalKey, value }) => ({ name: originalKey, value: decodeWords(value) })),
    subject: email.subject ?? null,
    text: email.text ?? null,
    html: email.html ?? null,
  };
}

/** `name=value, other=value`: https://docs.aws.amazon.com/ses/latest/dg/event-publishing-send-email.html */
function tagsOf(header: string | null): Record<string, string> {
  const pairs = (header ?? '').split(/[,;]/).map((pair) => pair.split('=').map((part) => part.trim()));
  return Object.fromEntries(pairs.flatMap(([name, value]) => (name && value ? [[name, value]] : [])));
}
