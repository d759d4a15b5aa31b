import type { Context } from '../core/context';
import { StripeError } from '../core/errors';
import type { PaymentMethod } from '../core/wire';
import { createBankAccount, createCard } from '../money/create-payment-method';
import { field, type Html, html } from './html';

type Values = Readonly<Record<string, string>>;
/** Messages by field; `form` is for the whole form. */
export type Errors = Readonly<Record<string, string>>;

const testCards = [
  ['4242 4242 4242 4242', 'pays'],
  ['4000 0025 0000 3155', 'asks for 3-D Secure once'],
  ['4000 0027 6000 3184', 'asks for 3-D Secure each time'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has insufficient funds'],
  ['4000 0000 0000 0341', 'can be saved, fails when charged'],
  ['4000 0000 0000 0259', 'pays, and is disputed'],
] as const;

export const testNumbers = (): Html =>
  html`<details><summary>Test numbers</summary><table>${testCards.map(
    ([number, what]) => html`<tr><td><code>${number}</code></td><td>${what}</td></tr>`,
  )}
<tr><td><code>000123456789</code></td><td>bank account that pays after four days</td></tr>
<tr><td><code>000555555559</code></td><td>bank account that pays after four days, and takes it back two days later</td></tr>
<tr><td><code>000111111116</code></td><td>bank account that fails after four days</td></tr></table>
<p class="hint">Any date to come and any three digits. Routing number 110000000.</p></details>`;

const cardFields = (values: Values, errors: Errors): Html => html`<div class="by-card stack">
${field({ label: 'Card number', name: 'number', value: values.number, error: errors.number, inputMode: 'numeric', maxLength: 23, placeholder: '1234 1234 1234 1234' })}
<div class="pair">${field({ label: 'Expires MM/YY', name: 'expiry', value: values.expiry, error: errors.expiry, inputMode: 'numeric', maxLength: 7, placeholder: 'MM / YY' })}
${field({ label: 'Security code', name: 'cvc', value: '', error: errors.cvc, inputMode: 'numeric', maxLength: 4, placeholder: 'CVC' })}</div></div>`;

const bankFields = (values: Values, errors: Errors): Html => html`<div class="by-bank stack">
${field({ label: 'Routing number', name: 'routing', value: values.routing ?? '110000000', error: errors.routing, inputMode: 'numeric', maxLength: 9 })}
${field({ label: 'Account number', name: 'account', value: values.account, error: errors.account, inputMode: 'numeric', maxLength: 17, hint: 'The money arrives after about four days.' })}</div>`;

const choice = (id: string, value: string, { label, checked }: { label: string; checked: boolean }): Html =>
  html`<label class="choice" for="${id}"><input type="radio" id="${id}" name="by" value="${value}"${checked && html` checked`}>${label}</label>`;

/** The fields of a card and, if the page accepts one, of a bank account. */
export function paymentFields({
  values,
  errors,
  bank,
}: {
  values: Values;
  errors: Errors;
  bank: boolean;
}): Html {
  const byBank = bank && values.by === 'bank';
  return html`${bank && html`<fieldset><legend>Pay with</legend>${choice('by-card', 'card', { label: 'Card', checked: !byBank })}${choice('by-bank', 'bank', { label: 'US bank account', checked: byBank })}</fieldset>`}
${cardFields(values, errors)}${bank && bankFields(values, errors)}
${field({ label: bank ? 'Name on card or account' : 'Name on card', name: 'name', value: values.name, error: errors.name })}`;
}

const onlyDigits = (text: string | undefined): string => (text ?? '').replace(/\D/g, '');

function cardErrors(values: Values): Errors {
  const [month = '', year = ''] = [onlyDigits(values.expiry).slice(0, 2), onlyDigits(values.expiry).slice(2)];
  return {
    ...(onlyDigits(values.number).length < 12 && { number: 'Enter your card number.' }),
    ...((month.length !== 2 || ![2, 4].includes(year.length)) && {
      expiry: 'Enter month and year, such as 12 / 34.',
    }),
    ...(onlyDigits(values.cvc).length < 3 && { cvc: 'Enter the three digits on its back.' }),
  };
}

const bankErrors = (values: Values): Errors => ({
  ...(onlyDigits(values.routing).length !== 9 && { routing: 'A routing number has nine digits.' }),
  ...(onlyDigits(values.account) === '' && { account: 'Enter the account number.' }),
});

/** Checks the form before asking the bank. */
export const errorsInForm = (values: Values): Errors => ({
  ...(values.by === 'bank' ? bankErrors(values) : cardErrors(values)),
  ...((values.name ?? '').trim() === '' && { name: 'Enter the name.' }),
});

/** Stores the form's method. Refuses a non-test number and an expired card. */
export function methodFromForm(context: Context, values: Values): PaymentMethod {
  const billing = { name: (values.name ?? '').trim(), email: (values.email ?? '').trim() || undefined };
  if (values.by === 'bank')
    return createBankAccount(
      context,
      { routing: onlyDigits(values.routing), account: onlyDigits(values.account) },
      billing,
    );
  const expiry = onlyDigits(values.expiry);
  const year = Number(expiry.slice(2)) + (expiry.length === 4 ? 2000 : 0);
  return createCard(
    context,
    { number: onlyDigits(values.number), month: Number(expiry.slice(0, 2)), year },
    billing,
  );
}

/** The field that an error code belongs to. */
const fieldOfCode: Readonly<Record<string, string>> = {
  incorrect_number: 'number',
  invalid_expiry_month: 'expiry',
  expired_card: 'expiry',
  bank_account_unusable: 'account',
};

/** Shows a refusal as a message at its field; throws any other error. */
export function errorsOf(error: unknown): Errors {
  if (!(error instanceof StripeError)) throw error;
  return { [fieldOfCode[error.body.code ?? ''] ?? 'form']: error.body.message };
}
