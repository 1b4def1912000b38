/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createQueryClient } from '../../service/query-client.ts';
import { fakeService, fakeStateFor } from '../account/testing/fake-service.ts';
import { accountOf } from '../account/testing/given-account.tsx';
import type { ApplicationPacket } from './api/applications.ts';
import { packetKey } from './application-cache.ts';
import { anApplication, aPacket } from './testing/an-application.ts';
import { useApply } from './use-apply.ts';

const EMAIL = 'ada@mail.example';
const JOB = 'job-1';
const application = anApplication(1, { jobID: JOB });

function Marked({ read }: { readonly read: () => Promise<ApplicationPacket> }) {
  const apply = useApply(EMAIL);
  const { data } = useQuery({ queryKey: packetKey(EMAIL, JOB), queryFn: read });
  return (
    <button type="button" onClick={() => apply(JOB)}>
      {data === undefined ? 'loading' : data.application ? 'applied' : 'not applied'}
    </button>
  );
}

let playNoMore = () => {};
afterEach(() => {
  cleanup();
  playNoMore();
});

test('APPLY-01 a packet that was under way while its job was marked is asked for anew', async () => {
  // A packet response from before the job was marked arrives after it.
  playNoMore = fakeService(fakeStateFor(accountOf()), () => ({ application }));
  const first = Promise.withResolvers<ApplicationPacket>();
  let asked = 0;
  const read = async () => {
    asked += 1;
    return asked === 1 ? first.promise : aPacket({ application });
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Marked read={read} />
    </QueryClientProvider>,
  );
  screen.getByRole('button').click();
  await screen.findByText('applied');
  first.resolve(aPacket({ application: null }));
  expect(await screen.findByText('applied')).toBeTruthy();
  expect(asked).toBe(2);
});
