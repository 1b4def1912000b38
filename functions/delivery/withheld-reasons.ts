/** Why an alert is held while no channel of the person is open. */
export const NO_CHANNEL = 'No channel.';

/** Why an alert is held while all free alerts are spent. */
export const NO_FREE_ALERT = 'No free alert left.';
