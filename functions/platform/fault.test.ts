import { describe, expect, test } from '@jest/globals';
import { Fault, toFault } from './fault.ts';
import { resolveField } from './graphql/resolve-field.ts';
import { log } from './log.ts';

log.setLogLevel('SILENT');

const named = (name: string) => Object.assign(new Error('internals'), { name });

describe('what a caller sees of an error', () => {
  test.each([
    [new Fault('BadInput', 'A job title cannot be empty.'), 'BadInput', 'A job title cannot be empty.'],
    [
      named('ThrottlingException'),
      'Unavailable',
      'Daybreak is very busy just now. Please try again in a minute.',
    ],
    [
      named('ProvisionedThroughputExceededException'),
      'Unavailable',
      'Daybreak is very busy just now. Please try again in a minute.',
    ],
    [named('TypeError'), 'Internal', 'Something went wrong on our side. Please try again.'],
    ['a text', 'Internal', 'Something went wrong on our side. Please try again.'],
  ])('%#: a sentence, and never what it was', (error, code, message) => {
    const fault = toFault(error);
    expect({ code: fault.code, message: fault.message }).toEqual({ code, message });
  });

  test('is data, so that the resolver can tell it', async () => {
    expect(await resolveField(async () => 7)).toEqual({ value: 7 });
    const refused = await resolveField(() => Promise.reject(new Fault('NotFound', 'There is none.')));
    expect(refused).toEqual({ fault: { code: 'NotFound', message: 'There is none.' } });
  });
});
