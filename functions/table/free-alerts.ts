/** Free alerts of an account that does not subscribe; an alert is one message, of up to ten jobs. */
export const FREE_ALERTS = 10;
