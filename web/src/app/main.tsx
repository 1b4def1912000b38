import './styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { openSession } from './open-session.ts';
import { pageOf } from './pages.ts';
import { routeOf, type SiteRoute } from './routes.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root": index.html must bring one.');

function show(root: HTMLElement, route: SiteRoute): void {
  const site = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  // What was drawn ahead is taken over where it was drawn for just this address; any other is drawn anew.
  const isDrawn = root.dataset['route'] === route.path && (location.search === '' || !route.feeds);
  if (isDrawn) hydrateRoot(root, site);
  else createRoot(root).render(site);
}

openSession();
const route = routeOf(location.pathname);
// Not awaited here: a page's code imports from this file's chunk, which would be waiting for it. A page whose code
// does not come says so itself.
void pageOf(route)
  .load()
  .catch(() => undefined)
  .then(() => show(root, route));
