import { saveDetails } from '../connect/accounts';
import type { Details } from '../connect/requirements';
import type { OnboardingVisit } from '../core/kinds';
import { banner, type Html, html } from './html';
import { type PageAnswer, type PageCall, redirect } from './page';
import type { Errors } from './payment-form';

export type StepName = 'you' | 'bank' | 'review' | 'document';
export type Onboarding = {
  readonly call: PageCall;
  readonly visit: OnboardingVisit;
  readonly path: string;
};
export type Step = {
  readonly show: (onboarding: Onboarding) => PageAnswer;
  readonly submit: (onboarding: Onboarding) => PageAnswer;
};

const stepTitles = [
  ['you', 'About you'],
  ['bank', 'Bank account'],
  ['review', 'Review'],
] as const;

/** What the owner has entered so far. */
export const detailsOf = ({ call, visit }: Onboarding): Details =>
  call.context.platform.get('onboarding_details', visit.account)?.details ?? {};

/** Saves a step's details and moves to the next step. */
export function saveAndGoOn(
  { call, visit, path }: Onboarding,
  { details, next }: { details: Details; next: StepName },
): PageAnswer {
  saveDetails(call.context, visit.account, details);
  return redirect(`${path}/${next}`);
}

export function stepPage(
  { path, visit }: Onboarding,
  step: StepName,
  { title, body, errors = {} }: { title: string; body: Html; errors?: Errors },
): PageAnswer {
  const steps = stepTitles.map(
    ([id, name]) => html`<li${id === step && html` aria-current="step"`}>${name}</li>`,
  );
  return {
    kind: 'html',
    title: `${title} (simulation)`,
    status: Object.keys(errors).length > 0 ? 422 : 200,
    formTargets: [visit.returnUrl],
    body: html`<main class="narrow"><div class="stack"><p class="quiet small">Keystead pays you through its payment provider</p><ol class="steps">${steps}</ol>
<form method="post" action="${path}/${step}" class="card stack" novalidate><h1>${title}</h1>${banner(errors.form)}${body}</form>
<p><a href="${path}/later">Finish later</a></p></div></main>`.text,
  };
}
