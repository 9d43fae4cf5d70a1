// What the house does in a browser beside its pages: it keeps what they are made of, so that they open without a line, and shows what it is
// pushed. What people read is kept by the page itself, under their account; here lie the shell, its code, and pictures.

/** Written by the build: another build is another worker. */
const build = 'development';

const shellCache = `shell-${build}`;
/** Named by their content, so that they are right for every build. */
const filesCache = 'files';
/** Of what was read: the page empties it when a session ends. */
const picturesCache = 'pictures';
const mostFiles = 900;
const mostPictures = 400;
const shellPath = '/shell';

/** Other programs, and what is never answered from here. */
const notOurs =
  /^\/(?:admin|graphql|dev|exports|subscriptions|tunnel|healthz|readyz|metrics|push|share|sitemap)(?:[/.]|$)/u;
const isAway = (response) => response.status >= 502 && response.status <= 504;

async function keepShell() {
  const answer = await fetch(shellPath, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`The shell answered ${answer.status}.`);
  const html = await answer.clone().text();
  const parts = [...html.matchAll(/\s(?:src|href)="(\/[^"#?]+\.[a-z0-9]+)"/gu)].map(([, path]) => path);
  const [shell, files] = await Promise.all([caches.open(shellCache), caches.open(filesCache)]);
  await Promise.all(
    [...new Set(parts)].map((path) => keepFile(path.startsWith('/assets/') ? files : shell, path)),
  );
  await shell.put(shellPath, answer);
}

async function keepFile(cache, path) {
  if (path.endsWith('.xml') || (path.startsWith('/assets/') && (await cache.match(path)))) return;
  const answer = await fetch(path);
  if (answer.ok) await cache.put(path, answer);
}

async function trim(name, most) {
  const cache = await caches.open(name);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((request) => cache.delete(request)));
}

self.addEventListener('install', (event) => {
  // The first one takes its place at once. A later one waits until somebody says so, or the last page is closed.
  event.waitUntil(keepShell().then(() => (self.registration.active ? undefined : self.skipWaiting())));
});

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith('shell-') && name !== shellCache)
      .map((name) => caches.delete(name)),
  );
  await trim(filesCache, mostFiles);
  await self.clients.claim();
}

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('message', (event) => {
  const { kind, paths } = event.data ?? {};
  if (kind === 'take over') event.waitUntil(self.skipWaiting());
  // What a page has loaded before there was anybody to keep it.
  if (kind === 'keep' && Array.isArray(paths))
    event.waitUntil(
      caches
        .open(filesCache)
        .then((files) => Promise.all(paths.map((path) => keepFile(files, path).catch(() => undefined)))),
    );
});

/** The page as the server has it; without a line, or while the server is away, the shell, which draws what is kept. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (!isAway(answer)) return answer;
    return (await caches.match(shellPath)) ?? answer;
  } catch (error) {
    const shell = await caches.match(shellPath);
    if (shell) return shell;
    throw error;
  }
}

/** What its address stands for never changes. */
async function unchanging(event, name, most) {
  const { request } = event;
  const kept = await caches.match(request, { cacheName: name, ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) {
    const copy = answer.clone();
    const keep = async () => {
      const cache = await caches.open(name);
      await cache.put(request, copy);
      if (Math.random() < 0.05) await trim(name, most);
    };
    // A full disk takes nothing more, and nobody is the worse for it.
    event.waitUntil(keep().catch(() => undefined));
  }
  return answer;
}

/** Of the build, without a hash in its name: as it is now, else as it was. */
async function asItWas(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request, { cacheName: shellCache });
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || notOurs.test(url.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(unchanging(event, filesCache, mostFiles));
  else if (request.destination === 'image' && /^\/(?:_next\/image|media\/)/u.test(url.pathname))
    event.respondWith(unchanging(event, picturesCache, mostPictures));
  else if (/^\/(?:first\.js|favicon\.svg|manifest\.webmanifest|icons\/)/u.test(url.pathname))
    event.respondWith(asItWas(request));
});

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
      icon: '/icons/icon-192.png',
      data: { url: notice.url },
    }),
  );
});

async function open(url) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const ours = windows.find((client) => isOurs(new URL(client.url)));
  if (!ours) return self.clients.openWindow(url.href);
  await ours.focus();
  return ours.navigate(url.href);
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
