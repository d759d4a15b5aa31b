import { checkoutLines } from '../billing/checkout-lines';
import { paymentsOf } from '../billing/collect';
import { kindOfId } from './ids';
import { invalid } from './problem';
import { listOf } from './wire';
import type { Work } from './work';

type Thing = Record<string, unknown>;
const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists that Stripe leaves out until they are asked for. */
const included: Readonly<Record<string, (work: Work, id: string) => object>> = {
  'invoice.payments': (work, id) => listOf(paymentsOf(work, id), `/v1/invoice_payments?invoice=${id}`),
  'checkout.session.line_items': (work, id) =>
    listOf(checkoutLines(work, id), `/v1/checkout/sessions/${id}/line_items`),
  'charge.refunds': (work, id) =>
    listOf(
      work.book.all('refund').filter(({ charge }) => charge === id),
      `/v1/charges/${id}/refunds`,
    ),
  'customer.subscriptions': (work, id) =>
    listOf(
      work.book
        .all('subscription')
        .filter(({ customer, status }) => customer === id && status !== 'canceled'),
      `/v1/subscriptions?customer=${id}`,
    ),
};

function lookUp(work: Work, id: string): object | undefined {
  const kind = kindOfId(id);
  if (kind === undefined) return undefined;
  return work.book.get(kind, id) ?? work.platform.get(kind, id);
}

/** One name of a path on one thing; refuses what cannot be expanded. */
function expandField(work: Work, thing: Thing, [name = '', ...rest]: string[], whole: string): Thing {
  const include = included[`${String(thing.object)}.${name}`];
  const value = include ? include(work, String(thing.id)) : thing[name];
  if (value === null || value === undefined) {
    if (!(name in thing)) throw invalid(`This property cannot be expanded (${whole}).`);
    return thing;
  }
  const found = typeof value === 'string' ? lookUp(work, value) : value;
  if (found === undefined || (typeof value === 'string' && value === thing.id))
    throw invalid(`This property cannot be expanded (${whole}).`);
  return { ...thing, [name]: rest.length === 0 ? found : expandPath(work, found, rest, whole) };
}

function expandPath(work: Work, value: unknown, path: string[], whole: string): unknown {
  if (Array.isArray(value)) return value.map((each) => expandPath(work, each, path, whole));
  return isThing(value) ? expandField(work, value, path, whole) : value;
}

/** Puts whole things where their ids stand, for each `a.b.c` that was asked for; at most four deep, as Stripe has it. */
export function expand(work: Work, answer: object, paths: readonly string[]): object {
  return paths.reduce<object>((thing, path) => {
    const parts = path.split('.');
    if (parts.length > 4) throw invalid(`You cannot expand more than 4 levels of a property (${path}).`);
    return expandPath(work, thing, parts, path) as object;
  }, answer);
}
