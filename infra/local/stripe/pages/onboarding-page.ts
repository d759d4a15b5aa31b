import { saveDetails } from '../connect/accounts';
import { type Details, requiredDetails } from '../connect/requirements';
import { hour } from '../core/context';
import { randomText } from '../core/ids';
import { testBankName, testBanks, testRouting } from '../money/test-methods';
import { banner, field, html } from './html';
import { personStep } from './onboarding-person';
import {
  detailsOf,
  type Onboarding,
  type Step,
  type StepName,
  saveAndGoOn,
  stepPage,
} from './onboarding-step';
import { isPost, type PageAnswer, type PageCall, pathOf, redirect } from './page';
import type { Errors } from './payment-form';

function bankPage(onboarding: Onboarding, errors: Errors = {}): PageAnswer {
  const { form } = onboarding.call;
  return stepPage(onboarding, 'bank', {
    title: 'Bank account',
    errors,
    body: html`<p class="quiet">Rent is paid out to this account.</p>
${field({ label: 'Routing number', name: 'routing', value: form.routing ?? testRouting, error: errors.routing, inputMode: 'numeric', maxLength: 9 })}
${field({ label: 'Account number', name: 'account', value: form.account, error: errors.account, inputMode: 'numeric', maxLength: 17, hint: `Test number: ${Object.keys(testBanks)[0]}. Of it only the last four digits are kept.` })}<button class="main wide">Continue</button>`,
  });
}

function submitBank(onboarding: Onboarding): PageAnswer {
  const { routing = '', account = '' } = onboarding.call.form;
  const errors: Errors = {
    ...(routing.trim() !== testRouting && { routing: `Use the test routing number ${testRouting}.` }),
    ...(!Object.hasOwn(testBanks, account.trim()) && {
      account: 'Use a test account number; no real one is taken here.',
    }),
  };
  if (Object.keys(errors).length > 0) return bankPage(onboarding, errors);
  const details = { external_account: account.trim().slice(-4), routing: testRouting };
  return saveAndGoOn(onboarding, { details, next: 'review' });
}

function reviewPage(onboarding: Onboarding): PageAnswer {
  const details = detailsOf(onboarding);
  const join = (...names: string[]) =>
    names
      .map((name) => details[`individual.${name}`])
      .filter(Boolean)
      .join(' ') || '–';
  const isIncomplete = requiredDetails.some((name) => name !== 'tos_acceptance.date' && !details[name]);
  return stepPage(onboarding, 'review', {
    title: 'Review',
    body: html`<dl><dt>Name</dt><dd>${join('first_name', 'last_name')}</dd><dt>Address</dt><dd>${join('address.line1', 'address.city', 'address.state')}</dd>
<dt>Bank account</dt><dd>${details.external_account ? `${testBankName} •••• ${details.external_account}` : '–'}</dd></dl>
<p class="hint">By submitting you agree to the provider’s (simulated) terms.</p>${isIncomplete && banner('Something is still missing.', 'calm')}
<div class="actions"><button class="main">Agree and submit</button><a class="button" href="${onboarding.path}/you">Change</a></div>`,
  });
}

const documentPage = (onboarding: Onboarding): PageAnswer =>
  stepPage(onboarding, 'document', {
    title: 'Confirm your identity',
    body: html`<p>The number you gave could not be confirmed. A real provider would ask for a photo of your identity card here.</p><button class="main wide" name="document" value="given">Give a test document</button>`,
  });

/** Saves the last details. Returns to the product, or asks for a document if the identity needs one. */
function finish(onboarding: Onboarding, details: Details): PageAnswer {
  const { call, visit, path } = onboarding;
  saveDetails(call.context, visit.account, details);
  const { requirements } = call.context.platform.need('account', visit.account);
  const needsDocument = requirements?.currently_due?.includes('individual.verification.document');
  return redirect(needsDocument ? `${path}/document` : visit.returnUrl);
}

const steps: Readonly<Record<StepName, Step>> = {
  you: personStep,
  bank: { show: bankPage, submit: submitBank },
  review: {
    show: reviewPage,
    submit: (onboarding) => {
      const acceptedAt = String(onboarding.call.context.now);
      return finish(onboarding, { 'tos_acceptance.date': acceptedAt, submitted: 'yes' });
    },
  },
  document: {
    show: documentPage,
    submit: (onboarding) => finish(onboarding, { document: 'given' }),
  },
};

/** `/setup/e/<account>/<token>`: opens onboarding once; a used or old link leads to `refreshUrl`. */
export function accountLinkPage(call: PageCall): PageAnswer | undefined {
  const [, , account = '', token = ''] = call.parts;
  const { platform, now } = call.context;
  const link = platform.get('account_link', token);
  if (link?.account !== account) return undefined;
  if (link.used || link.until <= now) return redirect(link.refreshUrl);
  platform.put('account_link', { ...link, used: true });
  const id = randomText(32);
  platform.put('onboarding_visit', { id, account, until: now + hour, returnUrl: link.returnUrl });
  const { submitted } = platform.need('onboarding_details', account).details;
  return redirect(pathOf(call, 'onboarding', id, submitted ? 'document' : 'you'));
}

/** `/onboarding/<token>/<step>`: identity and bank. Missing details stay due. */
export function onboardingPage(call: PageCall): PageAnswer | undefined {
  const [, token = '', name = 'you'] = call.parts;
  const visit = call.context.platform.get('onboarding_visit', token);
  if (!visit || visit.until <= call.context.now) return undefined;
  if (name === 'later') return redirect(visit.returnUrl);
  const step = Object.hasOwn(steps, name) ? steps[name as StepName] : undefined;
  const onboarding: Onboarding = { call, visit, path: pathOf(call, 'onboarding', token) };
  return isPost(call) ? step?.submit(onboarding) : step?.show(onboarding);
}
