/**
 * Adds to a content security policy what Vite needs: the scripts and styles that it writes into pages, which
 * have this nonce, and its worker that waits for a restarted server. Its socket is covered by 'self'.
 */
export function allowViteClient(policy: string, nonce: string): string {
  const added: Readonly<Record<string, string>> = {
    'script-src': `'nonce-${nonce}'`,
    'style-src-elem': `'nonce-${nonce}'`,
    'worker-src': 'blob:',
  };
  return policy
    .split(';')
    .map((directive) => {
      const [name = ''] = directive.trim().split(' ');
      return name in added ? `${directive} ${added[name]}` : directive;
    })
    .join(';');
}
