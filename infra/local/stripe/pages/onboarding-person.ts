import { type Details, requiredDetails } from '../connect/requirements';
import { field, html } from './html';
import { detailsOf, type Onboarding, type Step, saveAndGoOn, stepPage } from './onboarding-step';
import type { PageAnswer } from './page';
import type { Errors } from './payment-form';

const messages: Readonly<Record<string, string>> = {
  'individual.first_name': 'Enter your first name.',
  'individual.last_name': 'Enter your last name.',
  'individual.address.line1': 'Enter your street.',
  'individual.address.city': 'Enter your city.',
  'individual.address.state': 'Enter your state, such as TX.',
  'individual.address.postal_code': 'Enter five digits.',
  'individual.ssn_last_4': 'Enter the last four digits.',
};
/** Other fields accept any non-blank text. */
const formats: Readonly<Record<string, RegExp>> = {
  'individual.address.postal_code': /^\d{5}$/,
  'individual.ssn_last_4': /^\d{4}$/,
};

function isDate(form: Details): boolean {
  const [year = 0, month = 0, day = 0] = ['year', 'month', 'day'].map((part) =>
    Number(form[`individual.dob.${part}`]),
  );
  const date = new Date(Date.UTC(year, month - 1, day));
  return year > 1900 && date.getUTCMonth() + 1 === month && date.getUTCDate() === day;
}

function errorsIn(form: Details): Errors {
  const wrong = Object.entries(messages).filter(
    ([name]) => !(formats[name] ?? /\S/).test((form[name] ?? '').trim()),
  );
  return { ...Object.fromEntries(wrong), ...(!isDate(form) && { dob: 'Enter your date of birth.' }) };
}

function show(onboarding: Onboarding, errors: Errors = {}): PageAnswer {
  const values: Details = { ...detailsOf(onboarding), ...onboarding.call.form };
  const ask = (
    name: string,
    label: string,
    more: { hint?: string; inputMode?: 'numeric'; maxLength?: number; invalid?: boolean } = {},
  ) => field({ label, name, value: values[name], error: errors[name], ...more });
  const dob = { inputMode: 'numeric', invalid: errors.dob !== undefined } as const;
  return stepPage(onboarding, 'you', {
    title: 'About you',
    errors,
    body: html`<div class="pair">${ask('individual.first_name', 'First name')}${ask('individual.last_name', 'Last name')}</div>
<fieldset><legend>Date of birth</legend><div class="thirds">${ask('individual.dob.month', 'Month', { ...dob, maxLength: 2 })}${ask('individual.dob.day', 'Day', { ...dob, maxLength: 2 })}${ask('individual.dob.year', 'Year', { ...dob, maxLength: 4 })}</div>${errors.dob && html`<p class="error" role="alert">${errors.dob}</p>`}</fieldset>
${ask('individual.address.line1', 'Street')}<div class="thirds">${ask('individual.address.city', 'City')}${ask('individual.address.state', 'State', { maxLength: 2 })}${ask('individual.address.postal_code', 'Zip', { inputMode: 'numeric', maxLength: 5 })}</div>
${ask('individual.ssn_last_4', 'Last 4 of your social security number', { inputMode: 'numeric', maxLength: 4, hint: 'Test values: 0000 is confirmed, 1111 asks for a document.' })}<button class="main wide">Continue</button>`,
  });
}

function submit(onboarding: Onboarding): PageAnswer {
  const { form } = onboarding.call;
  const errors = errorsIn(form);
  if (Object.keys(errors).length > 0) return show(onboarding, errors);
  const names = requiredDetails.filter((name) => name.startsWith('individual.'));
  const details = Object.fromEntries(names.map((name) => [name, (form[name] ?? '').trim().slice(0, 100)]));
  return saveAndGoOn(onboarding, { details, next: 'bank' });
}

export const personStep: Step = { show, submit };
