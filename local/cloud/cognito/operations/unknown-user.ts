import type { Client } from '../definition/client-properties.ts';
import { type CognitoError, expiredCode, userNotFound } from '../errors.ts';
import { type CodeDeliveryDetails, deliveryDetails } from '../messages/destination.ts';

const NO_COMBINATION = 'Username/client id combination not found.';

/** The refusal of a code that comes with an unknown name: as if it had expired where the client hides who exists. */
export function codeOfNobody({ hidesUnknownUsers }: Client): CognitoError {
  return hidesUnknownUsers ? expiredCode() : userNotFound(NO_COMBINATION);
}

/** Says that a code went to an unknown name, where the client hides who exists; throws UserNotFoundException where not. */
export function seeminglySent(
  { hidesUnknownUsers }: Client,
  username: string,
): { CodeDeliveryDetails: CodeDeliveryDetails } {
  if (!hidesUnknownUsers) throw userNotFound(NO_COMBINATION);
  return { CodeDeliveryDetails: deliveryDetails('email', username) };
}
