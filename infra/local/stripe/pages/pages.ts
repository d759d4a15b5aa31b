import { authenticatePage } from './authenticate-page';
import { checkoutPage } from './checkout-page';
import { html } from './html';
import { invoicePage } from './invoice-page';
import { accountLinkPage, onboardingPage } from './onboarding-page';
import type { PageAnswer, PageCall } from './page';
import { portalPage } from './portal-page';

type Answerer = (call: PageCall) => PageAnswer | undefined | Promise<PageAnswer | undefined>;

/** By the first part of the path after the mount. */
const pages: Readonly<Record<string, Answerer>> = {
  c: checkoutPage,
  authenticate: authenticatePage,
  p: portalPage,
  i: invoicePage,
  setup: accountLinkPage,
  onboarding: onboardingPage,
};

const notHere: PageAnswer = {
  kind: 'html',
  title: 'Not here',
  status: 404,
  body: html`<main class="narrow"><div class="card stack"><h1>There is nothing here</h1><p class="quiet">The link may have expired. Go back to Keystead and open the page again.</p></div></main>`
    .text,
};

/** The hosted page of a path; one that never was, or is over, says so. */
export async function answerPage(call: PageCall): Promise<PageAnswer> {
  const [name = ''] = call.parts;
  const answerer = Object.hasOwn(pages, name) ? pages[name] : undefined;
  return (await answerer?.(call)) ?? notHere;
}
