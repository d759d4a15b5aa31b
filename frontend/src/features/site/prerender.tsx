import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Plan } from '../../../../shared/domain/subscriptions/subscriptions';
import { withPlans } from './pricing/plans-on-page';
import { type SitePageName, sitePages } from './site-pages';
import { TravelContext } from './travel';

/** Renders a public page at build time: the same tree that src/site.tsx hydrates. */
export function prerenderPage(name: SitePageName, plans: readonly Plan[]): string {
  const { Page } = sitePages[name];
  return withPlans(plans, () =>
    renderToString(
      <StrictMode>
        <TravelContext value={undefined}>
          <Page />
        </TravelContext>
      </StrictMode>,
    ),
  );
}
