// Opens the app without network: the app's page, and the files that an open page has named (open-offline.ts).
// It answers no call of the API, and what it keeps is the same for everybody.
const shelf = 'app';
const page = '/index.html';
const assets = '/assets/';

const isAlways = (path) => path === page || path === '/config.json' || path === '/theme.js';

async function keep(files) {
  const cache = await caches.open(shelf);
  const wanted = new Set([page, '/config.json', '/theme.js', ...files]);
  const kept = await cache.keys();
  const old = kept.filter(({ url }) => !wanted.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
  const have = new Set(kept.map(({ url }) => new URL(url).pathname));
  // Files under /assets never change; the others are read anew.
  const missing = [...wanted].filter((path) => !have.has(path) || !path.startsWith(assets));
  await Promise.all(missing.map((path) => cache.add(path).catch(() => undefined)));
}

const fromShelf = async (path) => (await caches.open(shelf)).match(path);
const orFail = (response) => response ?? Response.error();

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.data.keep));
});
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  // Pages before the login and those of links are not the app.
  const isScreen = mode === 'navigate' && !/^\/($|auth\/|local\/|docs|api\/)/.test(pathname);
  if (isScreen) event.respondWith(fetch(event.request).catch(async () => orFail(await fromShelf(page))));
  else if (pathname.startsWith(assets))
    event.respondWith(fromShelf(pathname).then((kept) => kept ?? fetch(event.request)));
  else if (isAlways(pathname))
    event.respondWith(fetch(event.request).catch(async () => orFail(await fromShelf(pathname))));
});
