import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { LandingPage } from '../../features/site/landing-page';
import { PricingPage } from '../../features/site/pricing-page';
import { type Travel, TravelContext } from '../../features/site/travel';

/** The public pages inside the app, with router links. Visitors get them prerendered (src/site.tsx). */
export function InApp({ children }: { children: ReactNode }) {
  const router = useRouter();
  const travel = useMemo<Travel>(
    () => ({
      go: (href, state) => {
        if (href === router.state.location.pathname) window.scrollTo({ top: 0 });
        void router.navigate({ href, ...(state ? { state } : {}) });
      },
      prepare: undefined,
    }),
    [router],
  );
  return <TravelContext value={travel}>{children}</TravelContext>;
}

export const LandingScreen = () => (
  <InApp>
    <LandingPage />
  </InApp>
);

export const PricingScreen = () => (
  <InApp>
    <PricingPage />
  </InApp>
);
