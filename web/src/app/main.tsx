import './styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { routeOf } from './routes.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root": index.html must bring one.');
const site = (
  <StrictMode>
    <App />
  </StrictMode>
);
const route = routeOf(location.pathname);
// A page whose code does not come says so itself.
await route.page.load().catch(() => undefined);
// What was drawn ahead is taken over where it was drawn for just this address; any other is drawn anew.
if (root.dataset['route'] === route.path && (location.search === '' || !route.feeds)) hydrateRoot(root, site);
else createRoot(root).render(site);
