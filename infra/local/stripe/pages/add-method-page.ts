import type { PaymentMethod } from '../core/wire';
import { needsAuthenticationToSave, saveMethod } from '../money/setup-intents';
import { challengedMethod, challengePage, startChallenge } from './challenge-page';
import { makeDefault } from './change-billing';
import { banner, html } from './html';
import { isPost, type PageAnswer, redirect } from './page';
import {
  type Errors,
  errorsInForm,
  errorsOf,
  methodFromForm,
  paymentFields,
  testNumbers,
} from './payment-form';
import { backToBilling, type Portal, portalAnswer } from './portal';

function show(portal: Portal, errors: Errors = {}): PageAnswer {
  const { call, path } = portal;
  return portalAnswer(
    portal,
    html`<main class="narrow">${backToBilling(portal)}<form method="post" action="${path}/add" class="card stack" novalidate><h1>Add payment method</h1>${banner(errors.form)}
${paymentFields({ values: call.form, errors, bank: true })}<button class="main wide">Add and make default</button>${testNumbers()}</form></main>`,
    Object.keys(errors).length > 0 ? 402 : 200,
  );
}

function save({ call, path, customer }: Portal, method: PaymentMethod): PageAnswer {
  const { context } = call;
  context.store.transaction(() => {
    saveMethod(context, customer, method);
    makeDefault(context, customer, method);
  });
  return redirect(`${path}?message=added`);
}

/** `/p/session/<token>/add` */
export function addMethodPage(portal: Portal): PageAnswer {
  const { call, path, visit } = portal;
  if (!isPost(call)) return show(portal);
  const errors = errorsInForm(call.form);
  if (Object.keys(errors).length > 0) return show(portal, errors);
  try {
    const method = methodFromForm(call.context, call.form);
    if (needsAuthenticationToSave(call.context, method))
      return startChallenge(call, { page: visit.id, path, method });
    return save(portal, method);
  } catch (error) {
    return show(portal, errorsOf(error));
  }
}

/** `/p/session/<token>/authenticate/<challenge>`: the bank's page before a method is saved. */
export function authenticateMethodPage(portal: Portal, id: string): PageAnswer {
  const { call, path, visit } = portal;
  const { context } = call;
  const method = challengedMethod(context, { id, page: visit.id });
  if (!method) return show(portal);
  if (!isPost(call)) return challengePage({ action: `${path}/authenticate/${id}`, amount: null, method });
  context.objects.remove('challenge', id);
  if (call.form.result === 'complete') return save(portal, method);
  return show(portal, { form: 'Your bank did not confirm that it is you. The card was not added.' });
}
