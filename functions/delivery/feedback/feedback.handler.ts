import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { unlearn } from '../../members/learned/learn.ts';
import { toGraphQLUser } from '../../members/to-graphql-user.ts';
import { changeUser, readUser } from '../../members/user-store.ts';
import { Fault } from '../../platform/fault.ts';
import { resolveField } from '../../platform/graphql/resolve-field.ts';
import { ALERT_ANSWERS } from '../../table/codes.ts';
import { requireJobId } from '../../table/job-id.ts';
import { openTable } from '../../table/table.ts';
import { answerAlert, type Deps, takeOffer } from './answer-alert.ts';
import { feedbackStore } from './feedback-store.ts';

const table = openTable();

type Changed = Awaited<ReturnType<typeof changeUser>>;

const deps: Deps<Changed> = {
  store: feedbackStore(table),
  user: async (sub) => (await readUser(table, sub))?.user,
  changeUser: (sub, change) => changeUser(table, sub, change),
  now: () => new Date(),
  newId: () => randomUUID(),
};

const owner = z.object({ sub: z.string() });
const answered = { jobID: z.string(), answer: z.enum(ALERT_ANSWERS) };
const argumentsOf = <Input extends z.ZodType>(input: Input) => z.object({ input });

const Request = z.discriminatedUnion('field', [
  z.object({ field: z.literal('answerAlert'), arguments: argumentsOf(z.object(answered)), owner }),
  z.object({
    field: z.literal('takeOffer'),
    arguments: argumentsOf(z.object({ ...answered, words: z.string() })),
    owner,
  }),
  z.object({ field: z.literal('unlearn'), arguments: argumentsOf(z.object({ id: z.string() })), owner }),
]);

/** Resolves the fields with which a person answers an alert, and takes over or reverts what is offered. */
export async function handler(event: unknown) {
  return resolveField(async () => {
    const { field, arguments: args, owner } = Request.parse(event);
    if (field === 'unlearn') return unlearnSetting(owner.sub, args.input.id);
    const { jobID, ...input } = args.input;
    requireJobId(jobID);
    if (field === 'takeOffer') {
      const { answer, words } = args.input;
      return toOwnRecord((await takeOffer(deps, owner.sub, { jobId: jobID, answer, words })).changed);
    }
    const { offers, why } = await answerAlert(deps, owner.sub, jobID, input.answer);
    return { offers, why };
  });
}

/** Reverts what is listed; an entry that is gone was reverted already. */
const unlearnSetting = async (sub: string, id: string) =>
  toOwnRecord(await changeUser(table, sub, (user) => unlearn(user, id)));

function toOwnRecord(result: Changed) {
  if (!result) throw new Fault('NotFound', "There's no account for this email yet. Please register.");
  return toGraphQLUser(result.user, result.meter.charged.size);
}
