/** Controls the fake Stripe behind a checkout URL: its customers, their banks and its clock. */
export function stripeAt(checkout: string) {
  const { origin } = new URL(checkout);
  const post = async (path: string, form: Record<string, string> = {}) => {
    const body = new URLSearchParams(form);
    const { status } = await fetch(`${origin}/stripe/${path}`, { method: 'POST', body, redirect: 'manual' });
    if (status !== 303) throw new Error(`${path} was answered with ${status}.`);
  };
  return {
    /** Triggers an event on a user's subscription: 'declines', 'pays', 'renewal', 'refund' or 'dispute'. */
    async happens(email: string, deed: string): Promise<void> {
      const html = await (await fetch(`${origin}/stripe`)).text();
      const id = /sub_\w+/.exec(html.slice(html.indexOf(email)))?.[0];
      await post(`subscriptions/${id}/${deed}`);
    },
    /** Advances the fake's clock for every customer. */
    passes: (days: number): Promise<void> => post('clock', { days: String(days) }),
  };
}
