import type { AnswerAlertInput, TakeOfferInput, UnlearnInput } from '@daybreak/contract/types.ts';
import { Failure } from '../../../service/failure.ts';
import { callService } from '../../../service/graphql.ts';
import type { Account } from '../../account/api/account.ts';
import {
  AnswerAlertDocument,
  type AnswerAlertMutation,
  TakeOfferDocument,
  UnlearnDocument,
} from './feedback.generated.ts';

export type AlertOffers = AnswerAlertMutation['answerAlert'];
export type Offer = AlertOffers['offers'][number];

/** Answers an alert and returns the settings to take over. Throws a `Failure`. */
export async function answerAlert(input: AnswerAlertInput): Promise<AlertOffers> {
  return (await callService(AnswerAlertDocument, { input })).answerAlert;
}

/** Takes over an offered setting and returns the new record. Throws a `Failure`. */
export async function takeOffer(input: TakeOfferInput): Promise<Account> {
  return found((await callService(TakeOfferDocument, { input })).takeOffer);
}

/** Reverts what was learned and returns the new record. Throws a `Failure`. */
export async function unlearn(input: UnlearnInput): Promise<Account> {
  return found((await callService(UnlearnDocument, { input })).unlearn);
}

function found(account: Account | null): Account {
  if (account === null) throw new Failure('NotFound');
  return account;
}
