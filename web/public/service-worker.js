// Shows push notifications, and opens their page. It handles no requests, so it never serves an old version of the site.
// Its messages come from functions/delivery/push/compose-push.ts.

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const { title, body, path, notRelevantPath, tag } = event.data.json();
  const actions = notRelevantPath ? [{ action: 'not-relevant', title: 'Not relevant' }] : [];
  const data = { path, notRelevantPath };
  const options = { body, tag, icon: '/icon-192.png', badge: '/badge-96.png', actions, data };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path, notRelevantPath } = event.notification.data;
  const chosen = event.action === 'not-relevant' ? notRelevantPath : path;
  event.waitUntil(showPage(new URL(chosen, self.location.origin).href));
});

async function showPage(url) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((page) => page.url === url);
  return open ? open.focus() : self.clients.openWindow(url);
}
