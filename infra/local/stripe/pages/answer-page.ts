import { authenticatePage } from './authenticate-page';
import { checkoutPage } from './checkout-page';
import { html } from './html';
import { invoicePage } from './invoice-page';
import { accountLinkPage, onboardingPage } from './onboarding-page';
import type { PageAnswer, PageCall } from './page';
import { portalPage } from './portal-page';

type Page = (call: PageCall) => PageAnswer | undefined | Promise<PageAnswer | undefined>;

/** Keyed by the first part of the path after the mount. */
const pages: Readonly<Record<string, Page>> = {
  c: checkoutPage,
  authenticate: authenticatePage,
  p: portalPage,
  i: invoicePage,
  setup: accountLinkPage,
  onboarding: onboardingPage,
};

const notFoundPage: PageAnswer = {
  kind: 'html',
  title: 'Not here',
  status: 404,
  body: html`<main class="narrow"><div class="card stack"><h1>There is nothing here</h1><p class="quiet">The link may have expired. Go back to Keystead and open the page again.</p></div></main>`
    .text,
};

export async function answerPage(call: PageCall): Promise<PageAnswer> {
  const [name = ''] = call.parts;
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined;
  return (await page?.(call)) ?? notFoundPage;
}
