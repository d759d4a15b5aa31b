import { paymentsOf } from '../billing/collect-invoice';
import type { Context } from './context';
import { invalidRequest } from './errors';
import { kindOfId } from './ids';
import { listOf } from './wire';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists that Stripe leaves out unless a call expands them. */
const listsOnDemand: Readonly<Record<string, (context: Context, id: string) => object>> = {
  'charge.refunds': ({ objects }, id) =>
    listOf(
      objects
        .all('refund')
        .filter(({ charge }) => charge === id)
        .toReversed(),
      `/v1/charges/${id}/refunds`,
    ),
  'invoice.payments': (context, id) => listOf(paymentsOf(context, id), `/v1/invoice_payments?invoice=${id}`),
};

function lookUp({ objects, platform }: Context, id: string): object | undefined {
  const kind = kindOfId(id);
  return kind && (objects.get(kind, id) ?? platform.get(kind, id));
}

function expandField(context: Context, object: Json, [name = '', ...rest]: string[], path: string): Json {
  const list = listsOnDemand[`${String(object.object)}.${name}`];
  const value = list ? list(context, String(object.id)) : object[name];
  if (value === null) return object;
  const found = typeof value === 'string' ? lookUp(context, value) : value;
  if (found === undefined || value === object.id)
    throw invalidRequest(`This property cannot be expanded (${path}).`);
  return { ...object, [name]: rest.length === 0 ? found : expandValue(context, found, rest, path) };
}

function expandValue(context: Context, value: unknown, names: string[], path: string): unknown {
  if (Array.isArray(value)) return value.map((each) => expandValue(context, each, names, path));
  return isObject(value) ? expandField(context, value, names, path) : value;
}

/** Replaces ids with objects for each path `a.b.c` that the call requests. */
export const expandIds = (context: Context, answer: object, paths: readonly string[]): object =>
  paths.reduce<object>(
    (object, path) => expandValue(context, object, path.split('.'), path) as object,
    answer,
  );
