import { execFileSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { build } from 'esbuild';
import { bundleOptions } from './bundle-options.ts';
import { leftOut, leftOutUnlessAsking } from './left-out.ts';
import { slimPackages } from './slim-packages.ts';

/** What code prints that is bundled as our functions are, and the files it was made of. */
async function run(contents: string) {
  const { outputFiles, metafile } = await build({
    ...bundleOptions,
    sourcemap: false,
    stdin: { contents, resolveDir: 'functions' },
    plugins: [slimPackages([...leftOut, leftOutUnlessAsking])],
    metafile: true,
    write: false,
  });
  const code = outputFiles[0]?.text ?? '';
  const printed = execFileSync(process.execPath, ['--input-type=module'], { input: code, encoding: 'utf8' });
  return { printed: printed.trim(), code, files: Object.keys(metafile.inputs) };
}

/** What `said` throws or gives, printed. */
const telling = (expression: string) =>
  `try { console.log(${expression}) } catch (error) { console.log(error.message) }`;

describe('what is left out of a bundle', () => {
  test('is in none of its uses in our code: Stripe has the resources we pay by', async () => {
    const used = ['charges', 'customers', 'invoices', 'prices', 'subscriptions', 'checkout.sessions'];
    const { printed } = await run(
      `import Stripe from 'stripe'; const stripe = new Stripe('sk_test_1');
       console.log(${used.map((name) => `typeof stripe.${name}.list`).join(',')})`,
    );
    expect(printed).toBe(used.map(() => 'function').join(' '));
  });

  test('says so where it is used all the same', async () => {
    const { printed } = await run(
      `import Stripe from 'stripe'; ${telling("new Stripe('sk_test_1').refunds.create({})")}`,
    );
    expect(printed).toMatch(/^RefundResource of stripe is not in this bundle\. .*infra\/house\/left-out\.ts/);
  });

  test('leaves a provider’s client that can be asked, at once and as the answer grows', async () => {
    const { printed } = await run(
      `import OpenAI from 'openai'; const provider = new OpenAI({ apiKey: 'k' });
       console.log(typeof provider.responses.create); ${telling('provider.images.generate({})')}`,
    );
    expect(printed).toMatch(/^function\nImages of openai is not in this bundle/);
  });

  test('is a schema’s way to JSON Schema, and no other of its ways', async () => {
    const { printed } = await run(
      `import * as z from 'zod'; const Named = z.object({ name: z.string().min(2).optional() });
       console.log(JSON.stringify(Named.parse({ name: 'Ada' })), Named.safeParse({ name: 'A' }).success);
       ${telling('z.toJSONSchema(Named)')}`,
    );
    expect(printed).toMatch(/^\{"name":"Ada"\} false\ntoJSONSchema of zod/);
  });

  test('leaves what makes a message of an address, a header and a text', async () => {
    const { printed } = await run(
      `import MimeNode from 'nodemailer/lib/mime-node';
       const mail = new MimeNode('multipart/alternative');
       mail.createChild('text/plain; charset=utf-8').setContent('Grüße');
       mail.setHeader({ From: { name: 'Daybreak', address: 'a@daybreak.example' }, To: { name: '', address: 'ada@bücher.example' } });
       console.log(String(await mail.build()));`,
    );
    expect(printed).toContain('From: Daybreak <a@daybreak.example>');
    expect(printed).toContain('To: ada@xn--bcher-kva.example');
    expect(printed).toContain('Gr=C3=BC=C3=9Fe');
  });

  test('is in the packages as they are installed', async () => {
    const { files } = await run(
      `import Stripe from 'stripe'; import OpenAI from 'openai'; import * as z from 'zod';
       import MimeNode from 'nodemailer/lib/mime-node'; import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
       globalThis.kept = [Stripe, OpenAI, z.string(), MimeNode, DynamoDBClient];`,
    );
    for (const { files: those, but } of [...leftOut, leftOutUnlessAsking]) {
      const found = files.map((file) => `/${file}`).filter((file) => those.test(file));
      expect(found).not.toEqual([]);
      if (but) expect(found.filter((file) => but.test(file))).not.toEqual([]);
    }
  });
});

describe('a client of AWS in a bundle', () => {
  test('has the schemas of the operations that are called, and no others', async () => {
    const { code, printed } = await run(
      `import { S3Client, PutObjectCommand } from '@aws-sdk/client-s3';
       console.log(typeof new S3Client({ region: 'us-east-1' }).send, new PutObjectCommand({}).constructor.name !== '');`,
    );
    expect(printed).toBe('function true');
    expect(code).toContain('PutObjectRequest');
    expect(code).not.toContain('PutBucketReplicationRequest');
  });

  test('puts a file as it is, reads it back, and knows one that is not there', async () => {
    const { printed } = await run(
      `import { createServer } from 'node:http';
       import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
       const kept = new Map();
       const server = createServer(async (request, response) => {
         const path = request.url.split('?')[0];
         if (request.method === 'PUT') kept.set(path, { body: Buffer.concat(await request.toArray()), type: request.headers['content-type'] });
         const file = kept.get(path);
         response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'application/xml' });
         response.end(request.method === 'PUT' ? '' : file?.body ?? '<Error><Code>NoSuchKey</Code><Message>None.</Message></Error>');
       });
       await new Promise((listening) => server.listen(0, listening));
       const s3 = new S3Client({ region: 'us-east-1', endpoint: 'http://127.0.0.1:' + server.address().port, forcePathStyle: true,
         requestChecksumCalculation: 'WHEN_REQUIRED', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } });
       await s3.send(new PutObjectCommand({ Bucket: 'files', Key: 'a/b.txt', Body: 'Grüße', ContentType: 'text/plain' }));
       const { Body, ContentType } = await s3.send(new GetObjectCommand({ Bucket: 'files', Key: 'a/b.txt' }));
       const error = await s3.send(new GetObjectCommand({ Bucket: 'files', Key: 'none' })).catch((one) => one);
       console.log([...kept.keys()].join(), await Body.transformToString(), ContentType, error instanceof NoSuchKey);
       server.close(); s3.destroy();`,
    );
    expect(printed).toBe('/files/a/b.txt Grüße text/plain true');
  });

  /** Code whose `send` puts an item into a table that answers each time with the next of `answers`. */
  const asking = (answers: readonly { status: number; body: object }[]) =>
    `import { createServer } from 'node:http';
     import { ConditionalCheckFailedException, DynamoDBClient, DynamoDBServiceException, PutItemCommand } from '@aws-sdk/client-dynamodb';
     const answers = ${JSON.stringify(answers)};
     let asked = 0;
     const server = createServer((request, response) => {
       const { status, body } = answers[asked++];
       response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' });
       response.end(JSON.stringify({ ...body, message: request.headers['user-agent'].split(' ')[0] }));
     });
     await new Promise((listening) => server.listen(0, listening));
     const client = new DynamoDBClient({ region: 'us-east-1', endpoint: 'http://127.0.0.1:' + server.address().port,
       credentials: { accessKeyId: 'local', secretAccessKey: 'local' } });
     const send = () => client.send(new PutItemCommand({ TableName: 'any', Item: { key: { S: 'new' } } }))
       .catch((error) => error).finally(() => { server.close(); client.destroy(); });`;
  const refusal = (name: string, more = {}) => ({
    status: 400,
    body: { __type: `com.amazonaws.dynamodb.v20120810#${name}`, ...more },
  });

  test('still knows an error by its class where our code does, and tells its version', async () => {
    const answers = [refusal('ConditionalCheckFailedException', { Item: { key: { S: 'kept' } } })];
    const { printed } = await run(
      `${asking(answers)} const error = await send();
       console.log(error instanceof ConditionalCheckFailedException, error.Item.key.S, error.message);`,
    );
    expect(printed).toMatch(/^true kept aws-sdk-js\/3\.\d+\.\d+$/);
  });

  test('still knows why a text was refused, by what our code looks at', async () => {
    const { printed } = await run(
      `import { createServer } from 'node:http';
       import { PinpointSMSVoiceV2Client, SendTextMessageCommand } from '@aws-sdk/client-pinpoint-sms-voice-v2';
       import { isOptOut, refusalOf } from './alerts/text/text-refusal.ts';
       const reasons = ['DESTINATION_PHONE_NUMBER_OPTED_OUT', 'NO_ORIGINATION_IDENTITIES_FOUND'];
       const server = createServer((_, response) => {
         response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' });
         response.end(JSON.stringify({ __type: 'ConflictException', Message: 'No texts.', Reason: reasons.shift() }));
       });
       await new Promise((listening) => server.listen(0, listening));
       const client = new PinpointSMSVoiceV2Client({ region: 'us-east-1', endpoint: 'http://127.0.0.1:' + server.address().port,
         credentials: { accessKeyId: 'local', secretAccessKey: 'local' } });
       const text = new SendTextMessageCommand({ DestinationPhoneNumber: '+12025550123', MessageBody: 'Hello' });
       const ask = () => client.send(text).catch((one) => one);
       for (const error of [await ask(), await ask()]) console.log(error.name, isOptOut(error), refusalOf(error));
       server.close(); client.destroy();`,
    );
    expect(printed).toBe('ConflictException true failed\nConflictException false unavailable');
  });

  test('tells any other error by its name, as the service’s', async () => {
    const { printed, code } = await run(
      `${asking([refusal('BackupInUseException')])} const error = await send();
       console.log(error instanceof DynamoDBServiceException, error.name, error.$metadata.httpStatusCode);`,
    );
    expect(printed).toBe('true BackupInUseException 400');
    expect(code).not.toContain('ExportConflictException');
  });

  test.each(['ProvisionedThroughputExceededException', 'ThrottlingException'])(
    'tries again after a %s',
    async (name) => {
      const { printed } = await run(
        `${asking([refusal(name), { status: 200, body: {} }])} const { $metadata } = await send();
         console.log($metadata.httpStatusCode, $metadata.attempts);`,
      );
      expect(printed).toBe('200 2');
    },
  );
});
