import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Route, Router, Switch } from 'wouter';
import { paths } from '../config/paths.ts';
import { HomePage } from './pages/home-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { Shell } from './shell.tsx';

/** Props of `App`. */
export interface AppProps {
  readonly queryClient: QueryClient;
  /** The path to render where there is no browser; the browser's own address otherwise. */
  readonly path?: string;
}

/** The whole site: the shell, and in it the page of the address. It touches no browser until it runs in one. */
export function App({ queryClient, path }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Router {...(path === undefined ? {} : { ssrPath: path })}>
        <Shell>
          <Switch>
            <Route path={paths.home} component={HomePage} />
            <Route component={NotFoundPage} />
          </Switch>
        </Shell>
      </Router>
    </QueryClientProvider>
  );
}
