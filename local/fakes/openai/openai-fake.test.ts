import { beforeEach, describe, expect, test } from '@jest/globals';
import OpenAI from 'openai';
import { zodTextFormat } from 'openai/helpers/zod';
import { z } from 'zod';
import { runFakes } from '../testing/run-fakes.ts';

const posting = {
  title: 'Backend Engineer',
  company: 'Larkspur Systems',
  text: `Larkspur keeps the ledgers of shops in order.
You will design and operate services that settle transfers between shops and their banks.
- Review designs of other teams and mentor engineers who are new to ledgers
We offer a salary and benefits. Apply today!`,
};
const answer = z.object({
  summary: z.array(z.string()),
  industry: z.enum(['unknown', 'Fintech', 'Robotics']),
});

const { endpoint, put } = runFakes('openai');
let openai: OpenAI;

beforeEach(() => {
  openai = clientWith('sk-fake-0123456789abcdef');
});

const clientWith = (apiKey: string, timeout = 60_000) =>
  new OpenAI({ apiKey, baseURL: endpoint('OPENAI_BASE_URL'), maxRetries: 0, timeout });
const misbehave = (behavior: object) => put('openai/responses.behavior.json', behavior);
const ask = (schema: z.ZodType = answer, name = 'complete_posting', client = openai) =>
  client.responses.parse({
    model: 'a-model',
    instructions: 'Complete the posting.',
    input: [
      {
        role: 'user',
        content: [{ type: 'input_text', text: `<data>\n${JSON.stringify(posting)}\n</data>` }],
      },
    ],
    text: { format: zodTextFormat(schema, name) },
    max_output_tokens: 400,
  });

describe('the fake OpenAI, called by the official client', () => {
  test("answers in the schema's shape, with sentences of the posting and a token count", async () => {
    const response = await ask();
    expect(response.output_parsed).toEqual({
      summary: [
        'Design and operate services that settle transfers between shops and their banks',
        'Review designs of other teams and mentor engineers who are new to ledgers',
        'Larkspur keeps the ledgers of shops in order',
      ],
      industry: 'unknown',
    });
    expect(response.usage?.input_tokens).toBeGreaterThan(100);
    expect(response.usage?.output_tokens).toBeGreaterThan(20);
    expect((await ask()).output_parsed).toEqual(response.output_parsed);
  });

  test('returns only the requested fields', async () => {
    const { output_parsed: parsed } = await ask(z.object({ role: z.enum(['En', 'Op', '-']) }));
    expect(parsed).toEqual({ role: 'En' });
  });

  test('rejects malformed keys, non-strict schemas and unknown schema names', async () => {
    await expect(ask(answer, 'complete_posting', clientWith('short'))).rejects.toMatchObject({
      status: 401,
      code: 'invalid_api_key',
    });
    await expect(ask(answer, 'tell_fortune')).rejects.toMatchObject({ status: 400 });
    const loose = { type: 'json_schema', name: 'complete_posting', strict: true, schema: { type: 'object' } };
    const request = { model: 'a-model', input: [{ role: 'user', content: [] }], text: { format: loose } };
    await expect(openai.post('/responses', { body: request })).rejects.toMatchObject({ status: 400 });
  });

  test('is down, rate-limited or slow if its behavior file says so', async () => {
    await misbehave({ status: 500 });
    await expect(ask()).rejects.toBeInstanceOf(OpenAI.InternalServerError);
    await misbehave({ status: 429, headers: { 'retry-after': '7' } });
    const limited = await ask().catch((error: unknown) => error);
    expect(limited).toBeInstanceOf(OpenAI.RateLimitError);
    expect(limited instanceof OpenAI.RateLimitError && limited.headers.get('retry-after')).toBe('7');
    await misbehave({ delayMs: 60_000 });
    const hurried = clientWith('sk-fake-0123456789abcdef', 50);
    await expect(ask(answer, 'complete_posting', hurried)).rejects.toBeInstanceOf(OpenAI.APIConnectionError);
  });

  test('refuses, truncates or returns invalid JSON if its behavior file says so', async () => {
    await misbehave({ refusal: 'I cannot help with that.' });
    expect(await ask()).toMatchObject({
      output_parsed: null,
      output: [{ content: [{ type: 'refusal', refusal: 'I cannot help with that.' }] }],
    });
    await misbehave({ truncated: true });
    expect(await ask()).toMatchObject({
      status: 'incomplete',
      output_parsed: null,
      incomplete_details: { reason: 'max_output_tokens' },
    });
    await misbehave({ output: 'It is blue, I think.' });
    await expect(ask()).rejects.toThrow();
  });
});
