import * as z from 'zod';
import { awsErrorInfo } from '../../platform/aws-error.ts';
import type { HandOver } from '../delivery.ts';

const Reasoned = z.object({ Reason: z.string() });

/** Answers about the number, which will be the same tomorrow. */
const NUMBER = new Set(['DESTINATION_PHONE_NUMBER_OPTED_OUT', 'ValidationException']);
/** Answers about our account: sandbox, spending limit, origination, protection. */
const ACCOUNT = new Set(['ConflictException', 'ServiceQuotaExceededException']);

/** The reason that the service gives beside an error's name; undefined where it gives none. */
export const reasonOf = (error: unknown): string | undefined => Reasoned.safeParse(error).data?.Reason;

/** Whether the person has answered STOP. */
export const isOptOut = (error: unknown): boolean => reasonOf(error) === 'DESTINATION_PHONE_NUMBER_OPTED_OUT';

/**
 * What an error of SendTextMessage means for the text. A 4xx is the service saying that it did not send it; after anything
 * else the text may have gone. Source: the API's reference, "SendTextMessage", "Errors", and their reasons.
 */
export function refusalOf(error: unknown): HandOver {
  const { name = '', status = 0 } = awsErrorInfo(error) ?? {};
  if (NUMBER.has(name) || NUMBER.has(reasonOf(error) ?? '')) return 'failed';
  if (ACCOUNT.has(name)) return 'unavailable';
  return status >= 400 && status < 500 && status !== 408 ? 'refused' : 'unclear';
}
