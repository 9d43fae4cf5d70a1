// What the house does in a browser when none of its pages is open: it shows what it is pushed. It keeps nothing and fetches nothing.

/** Pages of the operators are another program: none of them is opened or steered from here. */
const isOurs = (url) => url.origin === self.location.origin && !/^\/admin(?:\/|$)/u.test(url.pathname);

function noticeOf(event) {
  try {
    const { title, body, url, tag } = event.data.json();
    return { title: String(title), body: String(body), url: String(url), tag: String(tag) };
  } catch {
    return null;
  }
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  // A browser takes the permission back from whoever is pushed to and shows nothing.
  const notice = noticeOf(event) ?? {
    title: '新しい通知があります',
    body: '',
    url: '/notifications',
    tag: 'news',
  };
  event.waitUntil(
    self.registration.showNotification(notice.title, {
      body: notice.body,
      tag: notice.tag,
      lang: 'ja',
      icon: '/favicon.svg',
      data: { url: notice.url },
    }),
  );
});

async function open(url) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const page = windows.find((client) => isOurs(new URL(client.url)));
  if (!page) return self.clients.openWindow(url.href);
  await page.focus();
  return page.navigate(url.href);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.url ?? '/notifications', self.location.origin);
  event.waitUntil(open(isOurs(url) ? url : new URL('/notifications', self.location.origin)));
});

/** The browser has another address from now on: told at once, as no page may come for weeks. */
async function renew(old, given) {
  const next = given ?? (await self.registration.pushManager.subscribe(old.options));
  const { endpoint, keys } = next.toJSON();
  await fetch('/push/renewed', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ old: old.endpoint, endpoint, p256dh: keys.p256dh, auth: keys.auth }),
  });
}

self.addEventListener('pushsubscriptionchange', (event) => {
  // Without the old address only a page can tell, with its session.
  if (event.oldSubscription) event.waitUntil(renew(event.oldSubscription, event.newSubscription));
});
