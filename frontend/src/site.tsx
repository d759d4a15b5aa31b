import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { sitePages } from './features/site/site-pages';
import { type Travel, TravelContext } from './features/site/travel';

/**
 * Hydrates a prerendered public page. It has no router: the app loads when a person is about to open
 * one of its screens, and takes over without a reload.
 */
const container = document.getElementById('root');
const { path, Page } = sitePages[container?.dataset.page === 'pricing' ? 'pricing' : 'home'];
const app = () => import('./start-app');
let root: Root | undefined;

// RTE-01: the root serves the landing page and takes its address.
if (window.location.pathname === '/') {
  const { search, hash } = window.location;
  window.history.replaceState(window.history.state, '', `${path}${search}${hash}`);
}

function backToTop(): void {
  if (window.location.hash !== '') window.history.pushState(null, '', path);
  window.scrollTo({ top: 0 });
}

async function leave(href: string, state: Parameters<Travel['go']>[1]): Promise<void> {
  const { startApp } = await app();
  if (root) await startApp({ root, first: { href, state } });
}

const travel: Travel = {
  go: (href, state) => {
    if (href === window.location.pathname) return backToTop();
    // Offline, or a new version was deployed: a plain page load still works.
    leave(href, state).catch(() => window.location.assign(href));
  },
  prepare: () => void app().catch(() => undefined),
};

if (container)
  root = hydrateRoot(
    container,
    <StrictMode>
      <TravelContext value={travel}>
        <Page />
      </TravelContext>
    </StrictMode>,
  );
