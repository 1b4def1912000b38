// Shows push notifications, and opens their page. It handles no requests, so it never serves an old version of the site.
// Its messages come from functions/delivery/push/compose-push.ts.

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json();
  const options = { body, tag, icon: '/icon-192.png', badge: '/badge-96.png', data: { path } };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showPage(new URL(event.notification.data.path, self.location.origin).href));
});

async function showPage(url) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((page) => page.url === url);
  return open ? open.focus() : self.clients.openWindow(url);
}
