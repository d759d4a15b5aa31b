import { LandingPage } from './landing-page';
import { PricingPage } from './pricing-page';
import { places } from './travel';

/** The prerendered pages, by the name of their HTML file. */
export const sitePages = {
  home: { path: places.home, Page: LandingPage },
  pricing: { path: places.pricing, Page: PricingPage },
} as const;

export type SitePageName = keyof typeof sitePages;
