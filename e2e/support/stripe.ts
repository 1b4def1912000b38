/** The payment provider as it is played, whose checkout is at some address: what its customers, their banks and time do. */
export function stripeAt(checkout: string) {
  const { origin } = new URL(checkout);
  const post = async (path: string, form: Record<string, string> = {}) => {
    const body = new URLSearchParams(form);
    const { status } = await fetch(`${origin}/stripe/${path}`, { method: 'POST', body, redirect: 'manual' });
    if (status !== 303) throw new Error(`${path} was answered with ${status}.`);
  };
  return {
    /** Something happens to somebody's subscription: 'declines', 'pays', 'renewal', 'refund', 'dispute'. */
    async happens(email: string, deed: string): Promise<void> {
      const html = await (await fetch(`${origin}/stripe`)).text();
      const id = /sub_\w+/.exec(html.slice(html.indexOf(email)))?.[0];
      await post(`subscriptions/${id}/${deed}`);
    },
    /** So many days pass there, for everybody. */
    passes: (days: number): Promise<void> => post('clock', { days: String(days) }),
  };
}
