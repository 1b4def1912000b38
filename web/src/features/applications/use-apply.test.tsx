/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createQueryClient } from '../../service/query-client.ts';
import { accountOf } from '../account/testing/account-of.ts';
import { fakeService, fakeStateFor } from '../account/testing/fake-service.ts';
import type { ApplicationPacket } from './api/applications.ts';
import { packetKey } from './application-cache.ts';
import { anApplication, aPacket } from './testing/an-application.ts';
import { useApply } from './use-apply.ts';

const EMAIL = 'ada@mail.example';
const JOB = 'job-1';
const application = anApplication(1, { jobID: JOB });

function AppliedStatus({ read }: { readonly read: () => Promise<ApplicationPacket> }) {
  const apply = useApply(EMAIL);
  const { data } = useQuery({ queryKey: packetKey(EMAIL, JOB), queryFn: read });
  return (
    <button type="button" onClick={() => apply(JOB)}>
      {data === undefined ? 'loading' : data.application ? 'applied' : 'not applied'}
    </button>
  );
}

test('APPLY-01 refetches a packet that was loading while its job was marked', async () => {
  // A packet response from before the job was marked arrives after it.
  fakeService(fakeStateFor(accountOf()), () => ({ application }));
  const first = Promise.withResolvers<ApplicationPacket>();
  let reads = 0;
  const read = async () => {
    reads += 1;
    return reads === 1 ? first.promise : aPacket({ application });
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AppliedStatus read={read} />
    </QueryClientProvider>,
  );
  screen.getByRole('button').click();
  await screen.findByText('applied');
  first.resolve(aPacket({ application: null }));
  expect(await screen.findByText('applied')).toBeTruthy();
  expect(reads).toBe(2);
});
