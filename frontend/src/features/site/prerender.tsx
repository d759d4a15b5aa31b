import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Plan } from '../../../../shared/domain/subscriptions';
import { givePlans } from './pricing/plans-on-page';
import { type SitePageName, sitePages } from './site-pages';
import { TravelContext } from './travel';

/** A public page as the build writes it: the same tree that src/site.tsx brings to life. */
export function prerenderPage(name: SitePageName, plans: readonly Plan[]): string {
  givePlans(plans);
  const { Page } = sitePages[name];
  return renderToString(
    <StrictMode>
      <TravelContext value={undefined}>
        <Page />
      </TravelContext>
    </StrictMode>,
  );
}
