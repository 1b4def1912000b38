/** Controls the fake Stripe behind a checkout URL. */
export function connectStripe(checkout: string) {
  const { origin } = new URL(checkout);
  const post = async (path: string, form: Record<string, string> = {}) => {
    const body = new URLSearchParams(form);
    const { status } = await fetch(`${origin}/stripe/${path}`, { method: 'POST', body, redirect: 'manual' });
    if (status !== 303) throw new Error(`The fake Stripe rejected ${path}: HTTP ${status}.`);
  };
  const readAccount = async () => (await fetch(`${origin}/stripe`)).text();
  return {
    /** Returns the HTML page that lists the account's customers with their subscriptions. */
    readAccount,
    /** Triggers an event on a user's subscription. `event` is 'declines', 'pays', 'renewal', 'refund' or 'dispute'. */
    async trigger(email: string, event: string): Promise<void> {
      const html = await readAccount();
      const id = /sub_\w+/.exec(html.slice(html.indexOf(email)))?.[0];
      await post(`subscriptions/${id}/${event}`);
    },
    /** Advances the fake's clock for every customer. */
    advanceClock: (days: number): Promise<void> => post('clock', { days: String(days) }),
  };
}
