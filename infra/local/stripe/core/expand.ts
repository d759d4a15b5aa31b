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
  if (value === null) return thing;
  const found = typeof value === 'string' ? lookUp(work, value) : value;
  if (found === undefined || value === thing.id)
    throw invalid(`This property cannot be expanded (${whole}).`);
  return { ...thing, [name]: rest.length === 0 ? found : expandPath(work, found, rest, whole) };
}

function expandPath(work: Work, value: unknown, path: string[], whole: string): unknown {
  if (Array.isArray(value)) return value.map((each) => expandPath(work, each, path, whole));
  return isThing(value) ? expandField(work, value, path, whole) : value;
}

/** Puts whole things where their ids stand, for each path `a.b.c` that the call asks for. */
export const expand = (work: Work, answer: object, paths: readonly string[]): object =>
  paths.reduce<object>((thing, path) => expandPath(work, thing, path.split('.'), path) as object, answer);
