import { giveDetails } from '../connect/accounts';
import { type Given, neededOfOwner } from '../connect/requirements';
import { randomText } from '../core/ids';
import type { OnboardingVisit } from '../core/kinds';
import { hour } from '../core/work';
import { testBankName, testBanks, testRouting } from '../money/cards';
import type { Errors } from './card-form';
import { field, type Html, html, notice } from './html';
import { at, isPost, type PageAnswer, type PageCall, redirect } from './page';

type Step = 'you' | 'bank' | 'review' | 'document';
type Onboarding = { readonly call: PageCall; readonly visit: OnboardingVisit; readonly path: string };

const stepNames = [
  ['you', 'About you'],
  ['bank', 'Bank account'],
  ['review', 'Review'],
] as const;

const givenOf = ({ call, visit }: Onboarding): Given =>
  call.work.platform.get('onboarding', visit.account)?.given ?? {};

function page(
  onboarding: Onboarding,
  step: Step,
  { title, body, errors }: { title: string; body: Html; errors: Errors },
): PageAnswer {
  const { path, visit } = onboarding;
  const steps = stepNames.map(
    ([id, name]) => html`<li${id === step && html` aria-current="step"`}>${name}</li>`,
  );
  return {
    kind: 'html',
    title: `${title} (simulation)`,
    status: Object.keys(errors).length > 0 ? 422 : 200,
    leadsTo: [visit.returnUrl],
    body: html`<main class="narrow"><div class="stack"><p class="quiet small">Keystead pays you through its payment provider</p><ol class="steps">${steps}</ol>
<form method="post" action="${path}/${step}" class="card stack" novalidate><h1>${title}</h1>${notice(errors.whole)}${body}</form>
<p><a href="${path}/later">Finish later</a></p></div></main>`.text,
  };
}

const words: Readonly<Record<string, string>> = {
  'individual.first_name': 'Enter your first name.',
  'individual.last_name': 'Enter your last name.',
  'individual.address.line1': 'Enter your street.',
  'individual.address.city': 'Enter your city.',
  'individual.address.state': 'Enter your state, such as TX.',
  'individual.address.postal_code': 'Enter five digits.',
  'individual.ssn_last_4': 'Enter the last four digits.',
};
const forms: Readonly<Record<string, RegExp>> = {
  'individual.address.postal_code': /^\d{5}$/,
  'individual.ssn_last_4': /^\d{4}$/,
};

function yourPage(onboarding: Onboarding, errors: Errors = {}): PageAnswer {
  const values: Given = { ...givenOf(onboarding), ...onboarding.call.form };
  const ask = (
    name: string,
    label: string,
    more: { hint?: string; mode?: 'numeric'; most?: number; invalid?: boolean } = {},
  ) => field({ label, name, value: values[name], error: errors[name], ...more });
  const dob = { mode: 'numeric', invalid: errors.dob !== undefined } as const;
  return page(onboarding, 'you', {
    title: 'About you',
    errors,
    body: html`<div class="pair">${ask('individual.first_name', 'First name')}${ask('individual.last_name', 'Last name')}</div>
<fieldset><legend>Date of birth</legend><div class="thirds">${ask('individual.dob.month', 'Month', { ...dob, most: 2 })}${ask('individual.dob.day', 'Day', { ...dob, most: 2 })}${ask('individual.dob.year', 'Year', { ...dob, most: 4 })}</div>${errors.dob && html`<p class="error" role="alert">${errors.dob}</p>`}</fieldset>
${ask('individual.address.line1', 'Street')}<div class="thirds">${ask('individual.address.city', 'City')}${ask('individual.address.state', 'State', { most: 2 })}${ask('individual.address.postal_code', 'Zip', { mode: 'numeric', most: 5 })}</div>
${ask('individual.ssn_last_4', 'Last 4 of your social security number', { mode: 'numeric', most: 4, hint: 'Test values: 0000 is confirmed, 1111 asks for a document.' })}<button class="main wide">Continue</button>`,
  });
}

function yourErrors(form: Given): Errors {
  const missing = Object.entries(words)
    .filter(([name]) => !(forms[name] ?? /\S/).test((form[name] ?? '').trim()))
    .map(([name, text]) => [name, text] as const);
  const [year, month, day] = ['year', 'month', 'day'].map((part) => Number(form[`individual.dob.${part}`]));
  const date = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day));
  const isDate = (year ?? 0) > 1900 && date.getUTCMonth() + 1 === month && date.getUTCDate() === day;
  return { ...Object.fromEntries(missing), ...(isDate ? {} : { dob: 'Enter your date of birth.' }) };
}

function bankPage(onboarding: Onboarding, errors: Errors = {}): PageAnswer {
  const { form } = onboarding.call;
  return page(onboarding, 'bank', {
    title: 'Bank account',
    errors,
    body: html`<p class="quiet">Rent is paid out to this account.</p>
${field({ label: 'Routing number', name: 'routing', value: form.routing ?? testRouting, error: errors.routing, mode: 'numeric', most: 9 })}
${field({ label: 'Account number', name: 'account', value: form.account, error: errors.account, mode: 'numeric', most: 17, hint: `Test number: ${Object.keys(testBanks)[0]}. Of it only the last four digits are kept.` })}<button class="main wide">Continue</button>`,
  });
}

function reviewPage(onboarding: Onboarding, errors: Errors = {}): PageAnswer {
  const given = givenOf(onboarding);
  const joined = (...parts: string[]) =>
    parts
      .map((part) => given[`individual.${part}`])
      .filter(Boolean)
      .join(' ') || '–';
  const name = joined('first_name', 'last_name');
  const address = joined('address.line1', 'address.city', 'address.state');
  const lacks = neededOfOwner.some((need) => need !== 'tos_acceptance.date' && !given[need]);
  return page(onboarding, 'review', {
    title: 'Review',
    errors,
    body: html`<dl><dt>Name</dt><dd>${name}</dd><dt>Address</dt><dd>${address}</dd>
<dt>Bank account</dt><dd>${given.external_account ? `${testBankName} •••• ${given.external_account}` : '–'}</dd></dl>
<p class="hint">By submitting you agree to the provider’s (simulated) terms.</p>${lacks && notice('Something is still missing.', 'calm')}
<div class="actions"><button class="main">Agree and submit</button><a class="button" href="${onboarding.path}/you">Change</a></div>`,
  });
}

const documentPage = (onboarding: Onboarding): PageAnswer =>
  page(onboarding, 'document', {
    title: 'Confirm your identity',
    errors: {},
    body: html`<p>The number you gave could not be confirmed. A real provider would ask for a photo of your identity card here.</p><button class="main wide" name="document" value="given">Give a test document</button>`,
  });

function bankErrors({ routing = '', account = '' }: Given): Errors {
  const isKnown = Object.hasOwn(testBanks, account.trim());
  return {
    ...(routing.trim() !== testRouting && { routing: `Use the test routing number ${testRouting}.` }),
    ...(!isKnown && { account: 'Use a test account number; no real one is taken here.' }),
  };
}

function give({ call, visit }: Onboarding, more: Given): void {
  giveDetails(call.work, visit.account, more);
}

const next = ({ path }: Onboarding, step: Step): PageAnswer => redirect(`${path}/${step}`);

function submit(onboarding: Onboarding, step: Step): PageAnswer {
  const { call, visit } = onboarding;
  const { form, work } = call;
  if (step === 'you') {
    const errors = yourErrors(form);
    if (Object.keys(errors).length > 0) return yourPage(onboarding, errors);
    const names = neededOfOwner.filter((need) => need.startsWith('individual.'));
    give(
      onboarding,
      Object.fromEntries(names.map((name) => [name, (form[name] ?? '').trim().slice(0, 100)])),
    );
    return next(onboarding, 'bank');
  }
  if (step === 'bank') {
    const errors = bankErrors(form);
    if (Object.keys(errors).length > 0) return bankPage(onboarding, errors);
    give(onboarding, { external_account: (form.account ?? '').trim().slice(-4), routing: testRouting });
    return next(onboarding, 'review');
  }
  if (step === 'document') give(onboarding, { document: 'given' });
  else give(onboarding, { 'tos_acceptance.date': String(work.at), submitted: 'yes' });
  const account = work.platform.need('account', visit.account);
  const wantsDocument = account.requirements?.currently_due?.includes('individual.verification.document');
  return wantsDocument ? next(onboarding, 'document') : redirect(visit.returnUrl);
}

const pages: Readonly<Record<Step, (onboarding: Onboarding) => PageAnswer>> = {
  you: yourPage,
  bank: bankPage,
  review: reviewPage,
  document: documentPage,
};

/** `/setup/e/<account>/<token>`: opens once, within minutes; afterward it leads to where a new one is made. */
export function accountLinkPage(call: PageCall): PageAnswer | undefined {
  const [, , account = '', token = ''] = call.parts;
  const link = call.work.platform.get('account_link', token);
  if (link?.account !== account) return undefined;
  if (link.used || link.until <= call.work.at) return redirect(link.refreshUrl);
  call.work.platform.put('account_link', { ...link, used: true });
  const id = randomText(32);
  const until = call.work.at + hour;
  call.work.platform.put('onboarding_visit', { id, account, until, returnUrl: link.returnUrl });
  const { submitted } = call.work.platform.get('onboarding', account)?.given ?? {};
  return redirect(at(call, 'onboarding', id, submitted ? 'document' : 'you'));
}

/** `/onboarding/<token>/<step>`: identity and bank; what is not given stays due. */
export function onboardingPage(call: PageCall): PageAnswer | undefined {
  const [, token = '', step = 'you'] = call.parts;
  const visit = call.work.platform.get('onboarding_visit', token);
  if (!visit || visit.until <= call.work.at) return undefined;
  const onboarding: Onboarding = { call, visit, path: at(call, 'onboarding', token) };
  if (step === 'later') return redirect(visit.returnUrl);
  if (!Object.hasOwn(pages, step)) return undefined;
  return isPost(call) ? submit(onboarding, step as Step) : pages[step as Step](onboarding);
}
