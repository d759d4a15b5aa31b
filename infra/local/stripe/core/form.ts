import { invalid } from './problem';

export type FormValue = string | FormValue[] | { [name: string]: FormValue };

const deepest = 8;
const mostFields = 2_000;
type Node = Map<string, Node | string>;

/** `items[0][price]` as its parts. */
function partsOf(name: string): string[] {
  const [, root = '', rest = ''] = /^([^[\]]*)((?:\[[^[\]]*\])*)$/.exec(name) ?? [];
  if (root === '') throw invalid(`Invalid request: the parameter name '${name}' could not be read.`);
  return [root, ...Array.from(rest.matchAll(/\[([^[\]]*)\]/g), ([, part]) => part ?? '')];
}

function put(into: Node, [part = '', ...rest]: string[], value: string): void {
  const name = part === '' ? String(into.size) : part;
  if (rest.length === 0) return void into.set(name, value);
  const inner = into.get(name);
  const next: Node = inner instanceof Map ? inner : new Map();
  into.set(name, next);
  put(next, rest, value);
}

/** A node whose names are 0, 1, 2 … is a list. */
function plain(node: Node | string): FormValue {
  if (typeof node === 'string') return node;
  const names = [...node.keys()];
  const values = [...node.values()].map(plain);
  if (names.length > 0 && names.every((name, index) => name === String(index))) return values;
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}

/** Stripe's form encoding, `a[b][c]=…`, as nested values. Refuses what is nested past reason. */
export function parseForm(text: string): Record<string, FormValue> {
  const root: Node = new Map();
  const pairs = [...new URLSearchParams(text)];
  if (pairs.length > mostFields) throw invalid('Invalid request: too many parameters.');
  for (const [name, value] of pairs) {
    const parts = partsOf(name);
    if (parts.length > deepest || parts.includes('__proto__'))
      throw invalid(`Invalid request: the parameter name '${name}' could not be read.`);
    put(root, parts, value);
  }
  return Object.fromEntries([...root].map(([name, node]) => [name, plain(node)]));
}
