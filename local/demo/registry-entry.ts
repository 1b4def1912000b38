import { z } from 'zod';
import { atsFakes } from '../fakes/ats/ats-fakes.ts';
import { boardToken } from '../fakes/ats/feeds.ts';

const atsNames = atsFakes.map(({ ats }) => ats);

/** An entry of a registry file. `company` defaults to the board's token. */
export const registryEntry = z
  .object({
    ats: z
      .string('"ats" is missing')
      .refine((ats) => atsNames.includes(ats), `"ats" is not one of: ${atsNames.join(', ')}`),
    board: z.string('"board" is missing').regex(boardToken, '"board" is not the token of a board'),
    company: z.string('"company" is not a text').optional(),
    favorite: z.boolean('"favorite" is not true or false').optional(),
  })
  .transform(({ ats, board, company, favorite }) => ({
    ats,
    board,
    company: company || board,
    ...(favorite && { favorite }),
  }));

export type RegistryEntry = z.infer<typeof registryEntry>;
