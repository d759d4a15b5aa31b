import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { queryClient } from '../api/query-client';
import { dismissAll } from '../ui/feedback/dialogs';
import { clearToasts } from '../ui/feedback/toast';
import { takePageChange } from '../ui/layout/route-focus';

// Screens load lazily, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// For its warnings, React keeps a stack trace of each of the first 10,000 elements that it makes in a second,
// which is a tenth of a test's time.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => Number.POSITIVE_INFINITY, set: () => undefined },
);

/** What floating elements need, and jsdom lacks. */
class NothingToObserve implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// jsdom lays nothing out: what has no box takes no focus, and there is nothing to scroll.
beforeAll(() => {
  globalThis.ResizeObserver = NothingToObserve;
  HTMLElement.prototype.getClientRects = () => [{ width: 1, height: 1 }] as unknown as DOMRectList;
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
  // A file that shows a PDF in the page says so for itself.
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
});

/** A heading that had the focus when its page went leaves it to the next page, which is another test's. */
beforeEach(() => void takePageChange());

/** Files share a page and find it as new, but for styles: Emotion writes each of them once. */
afterAll(async () => {
  cleanup();
  vi.useRealTimers();
  // A screen that was still loading would fail for good, here and in the files after this one.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  queryClient.clear();
  dismissAll();
  clearToasts();
  localStorage.clear();
  sessionStorage.clear();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});
