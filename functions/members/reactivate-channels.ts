import type { User } from '../table/user.ts';

type ChannelState = User['userPrefs']['emailState'];

/** Returns the state of e-mail after the person turns it on: an address that bounced or complained is tried again. */
export const reactivateEmail = (state: ChannelState): ChannelState =>
  state === 'bounced' || state === 'complained' ? 'active' : state;

/**
 * Returns the state of texts after the person turns them on: a number that bounced is tried again. A STOP
 * reply stays in force until START.
 */
export const reactivateTexts = (state: ChannelState): ChannelState =>
  state === 'bounced' ? 'active' : state;
