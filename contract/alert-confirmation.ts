/** Sets a confirmation apart from a refusal in the reply of `notifyUser`, which is only a sentence. */
const CONFIRMATION = ' is being notified of ';

interface NotifiedJob {
  readonly jobTitle: string;
  readonly fullCompanyName: string;
}

/** Returns the sentence with which `notifyUser` confirms an alert. */
export const confirmAlert = (who: string, { jobTitle, fullCompanyName }: NotifiedJob): string =>
  `${who}${CONFIRMATION}${jobTitle} at ${fullCompanyName}.`;

/** Returns whether a reply of `notifyUser` confirms an alert. Any other reply says why none is sent. */
export const isAlertConfirmation = (reply: string): boolean => reply.includes(CONFIRMATION);
