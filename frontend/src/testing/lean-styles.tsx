import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

/** The styles that decide what can be read and clicked. */
const decisive = /display:none|visibility:|pointer-events:/;

const cache = createCache({ key: 'css', speedy: true });
// No page is sent as HTML, so `:first-child` needs no warning.
cache.compat = true;
const { insert } = cache;
cache.insert = (selector, serialized, sheet, shouldCache) => {
  if (decisive.test(serialized.styles)) return insert(selector, serialized, sheet, shouldCache);
  if (shouldCache) cache.inserted[serialized.name] = true;
};

/** Writes decisive styles alone: jsdom asks every rule for each element that a test looks for. */
export const LeanStyles = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>{children}</CacheProvider>
);
