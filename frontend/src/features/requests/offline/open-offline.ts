import { report } from '../../../api/report';

/** Own files that this page has loaded, as paths. */
const loadedFiles = (): string[] => {
  const own = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && !pathname.startsWith('/api/'))
    .map(({ pathname }) => pathname);
  return [...new Set(own)];
};

/** Lets this browser open the app without network; public/offline.js keeps the files that it names. */
export async function openOffline(): Promise<void> {
  // Only in a secure context; without it the page works offline while it stays open.
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/offline.js');
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: loadedFiles() });
  } catch (cause) {
    report('The app cannot be opened without network', cause);
  }
}
