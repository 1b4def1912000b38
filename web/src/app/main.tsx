import './styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { SiteRoute } from '../config/routes.ts';
import { App } from './app.tsx';
import { openSession } from './open-session.ts';
import { pageOf } from './pages.ts';
import { routeOf } from './route-of.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root". Add it to index.html.');

function show(root: HTMLElement, route: SiteRoute): void {
  const site = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  // Only markup that was prerendered for this address can be hydrated.
  const isPrerendered = root.dataset['route'] === route.path && (location.search === '' || !route.feeds);
  if (isPrerendered) hydrateRoot(root, site);
  else createRoot(root).render(site);
}

openSession();
const route = routeOf(location.pathname);
// Not awaited: page chunks import from this file's chunk, which would deadlock. A page whose code fails to load
// shows its own error.
void pageOf(route)
  .load()
  .catch(() => undefined)
  .then(() => show(root, route));
