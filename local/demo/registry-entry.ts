import { z } from 'zod';
import { atsFakes } from '../fakes/ats/ats-fakes.ts';
import { boardToken } from '../fakes/ats/feeds.ts';

const atsNames = atsFakes.map(({ ats }) => ats);

/** One board to poll, as a registry file states it; without `company` the board's token stands for it. */
export const registryEntry = z
  .object({
    ats: z
      .string('"ats" is missing')
      .refine((ats) => atsNames.includes(ats), `"ats" is not one of: ${atsNames.join(', ')}`),
    board: z.string('"board" is missing').regex(boardToken, '"board" is not the token of a board'),
    company: z.string('"company" is not a text').optional(),
    favourite: z.boolean('"favourite" is not true or false').optional(),
  })
  .transform(({ ats, board, company, favourite }) => ({
    ats,
    board,
    company: company || board,
    ...(favourite && { favourite }),
  }));

/** One board to poll: where it is, whose it is, and whether it is polled more often. */
export type RegistryEntry = z.infer<typeof registryEntry>;
