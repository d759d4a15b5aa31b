import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { config } from './api/config';
import { renewAddresses } from './api/renew-addresses';
import { report } from './api/report';
import type { Travel } from './features/site/travel';
import { buildRouter } from './routes/router';
import { endSessionsWith } from './routes/session-end';
import { expectPageChange } from './ui/layout/route-focus';

type First = { readonly href: Parameters<Travel['go']>[0]; readonly state?: Parameters<Travel['go']>[1] };

/** Starts the app in a root. It navigates to `first` before drawing, so a public page stays until then. */
export async function startApp({ root, first }: { root: Root; first?: First }): Promise<void> {
  const router = buildRouter();
  endSessionsWith(router);
  renewAddresses();
  // Asked for before the first call needs it; a failure shows where it matters, at that call.
  config().catch((cause: unknown) => report('The configuration could not be read', cause));
  if (first) {
    const { href, state } = first;
    await router.navigate({ href, ...(state ? { state } : {}) });
    expectPageChange();
    window.scrollTo({ top: 0 });
  } else await router.load().catch((cause: unknown) => report('The first screen could not be loaded', cause));
  // A transition draws the first screen in slices, which would otherwise block a phone noticeably.
  startTransition(() =>
    root.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
}
