import { type Properties, posthog } from 'posthog-js/dist/module.slim.no-external.js';
import type { Analytics, Project } from './analytics.ts';

/** PostHog adds where the page is and where its visitor came from. Queries may hold what only the visitor may know. */
const withoutQueries = (properties: Properties): Properties =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      typeof value === 'string' && /url|referrer|pathname/i.test(name) && name.startsWith('$')
        ? value.replace(/[?#].*/, '')
        : value,
    ]),
  );

/** Turns off everything PostHog collects by itself; stores its state in local storage only. */
export function openPosthog({ host, token }: Project): Analytics {
  posthog.init(token, {
    api_host: host,
    persistence: 'localStorage',
    autocapture: false,
    rageclick: false,
    capture_pageview: false,
    capture_pageleave: false,
    capture_performance: false,
    capture_dead_clicks: false,
    capture_heatmaps: false,
    capture_exceptions: false,
    disable_session_recording: true,
    disable_surveys: true,
    disable_product_tours: true,
    disable_conversations: true,
    disable_web_experiments: true,
    disable_external_dependency_loading: true,
    advanced_disable_flags: true,
    before_send: (event) => event && { ...event, properties: withoutQueries(event.properties) },
  });
  return {
    track: (event, properties) => {
      posthog.capture(event, { ...properties });
    },
    identify: (id, person) => posthog.identify(id, { ...person }),
    reset: () => posthog.reset(),
  };
}
