import type { SetPushDeviceInput } from '@daybreak/contract/types.ts';
import { Failure } from '../../../service/failure.ts';
import { callService } from '../../../service/graphql.ts';
import type { Account } from '../../account/api/account.ts';
import { GetPushKeyDocument, SetPushDeviceDocument } from './push.generated.ts';

/** Returns the key that browsers subscribe with. Throws a `Failure`. */
export async function getPushKey(email: string): Promise<string> {
  return (await callService(GetPushKeyDocument, { input: { email } })).pushKey;
}

/** Adds a device, or removes it without `keys`, and returns the new record. Throws a `Failure`. */
export async function setPushDevice(input: SetPushDeviceInput, signal?: AbortSignal): Promise<Account> {
  const { setPushDevice: account } = await callService(SetPushDeviceDocument, { input }, signal);
  if (account === null) throw new Failure('NotFound');
  return account;
}
