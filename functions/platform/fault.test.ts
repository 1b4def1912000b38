import { describe, expect, test } from '@jest/globals';
import { Fault, toFault } from './fault.ts';
import { resolveField } from './graphql/resolve-field.ts';
import { log } from './log.ts';

log.setLogLevel('SILENT');

const named = (name: string) => Object.assign(new Error('internals'), { name });

describe('the fault of an error', () => {
  test.each([
    [new Fault('BadInput', 'A job title cannot be empty.'), 'BadInput', 'A job title cannot be empty.'],
    [
      named('ThrottlingException'),
      'Unavailable',
      'Daybreak is busy right now. Please try again in a minute.',
    ],
    [
      named('ProvisionedThroughputExceededException'),
      'Unavailable',
      'Daybreak is busy right now. Please try again in a minute.',
    ],
    [named('TypeError'), 'Internal', 'Something went wrong on our side. Please try again.'],
    ['a string', 'Internal', 'Something went wrong on our side. Please try again.'],
  ])('%#: has a message without details', (error, code, message) => {
    const fault = toFault(error);
    expect({ code: fault.code, message: fault.message }).toEqual({ code, message });
  });

  test('is returned as data to the resolver', async () => {
    expect(await resolveField(async () => 7)).toEqual({ value: 7 });
    const result = await resolveField(() => Promise.reject(new Fault('NotFound', 'There is none.')));
    expect(result).toEqual({ fault: { code: 'NotFound', message: 'There is none.' } });
  });
});
