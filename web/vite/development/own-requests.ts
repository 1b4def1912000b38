const ownFolders = ['/@', '/__', '/src/', '/node_modules/'];

/**
 * Returns the URL at which Vite answers a request itself: for its internals, modules and the files of
 * public/. Undefined for what the product answers, also for public texts, since it fills in its address.
 */
export function ownUrl(url: string, isPublicFile: (path: string) => boolean): string | undefined {
  const [path = '/'] = url.split('?');
  // Pages rendered by functions link the built name.
  if (path === '/plain.css') return '/src/plain.css';
  const isOwn = ownFolders.some((folder) => path.startsWith(folder));
  return isOwn || (!path.endsWith('.txt') && isPublicFile(path)) ? url : undefined;
}
