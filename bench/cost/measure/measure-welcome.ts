import { catchUpStore } from '../../../functions/delivery/catch-up/catch-up-store.ts';
import { dynamoDeliveryStore } from '../../../functions/delivery/dynamo-delivery-store.ts';
import { prepareWelcome } from '../../../functions/delivery/welcome/prepare-welcome.ts';
import { sendWelcome } from '../../../functions/delivery/welcome/send-welcome.ts';
import { welcomeStore } from '../../../functions/delivery/welcome/welcome-store.ts';
import type { Job } from '../../../functions/table/job.ts';
import type { Table } from '../../../functions/table/table.ts';
import type { User } from '../../../functions/table/user.ts';
import { type Measured, type Meter, measure } from './capacity-meter.ts';

/**
 * Welcomes a person of the table with the product's code. The listing that finds the jobs is in memory, so it
 * costs nothing.
 */
export async function measureWelcome(
  table: Table,
  meter: Meter,
  person: User,
  jobs: readonly Job[],
  at: Date,
): Promise<Measured> {
  const now = () => at;
  const welcomes = welcomeStore(table);
  const findJobs = async () => jobs.map(({ jobID }) => jobID);
  const deps = {
    store: { ...dynamoDeliveryStore(table), ...welcomes },
    sendMail: async () => 'accepted' as const,
    now,
  };
  return measure(meter, async () => {
    await prepareWelcome({ ...catchUpStore(table, now), findJobs, putWelcome: welcomes.put, now }, person);
    await sendWelcome(deps, person.sub);
  });
}
