import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { getAccount } from './account.ts';

const { signal } = new AbortController();

describe('the account', () => {
  afterEach(() => void jest.restoreAllMocks());

  test.each([undefined, ''])(
    'API-05 is not requested without an e-mail, which is logged: %p',
    async (email) => {
      const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      await expect(getAccount(email, signal)).rejects.toMatchObject({ code: 'Unauthorized' });
      expect(log).toHaveBeenCalledWith('email field is null!');
    },
  );
});
