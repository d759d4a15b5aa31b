import { invalidRequest } from './errors';

export type FormValue = string | FormValue[] | { [name: string]: FormValue };

const maxDepth = 8;
const maxFields = 2_000;
type Node = Map<string, Node | string>;

const unreadable = (name: string) =>
  invalidRequest(`Invalid request: the parameter name '${name}' could not be read.`);

/** Splits `items[0][price]` into its parts. */
function partsOf(name: string): string[] {
  const [, root = '', rest = ''] = /^([^[\]]*)((?:\[[^[\]]*\])*)$/.exec(name) ?? [];
  const parts = [root, ...Array.from(rest.matchAll(/\[([^[\]]*)\]/g), ([, part]) => part ?? '')];
  if (root === '' || parts.length > maxDepth || parts.includes('__proto__')) throw unreadable(name);
  return parts;
}

function put(node: Node, [part = '', ...rest]: string[], value: string): void {
  const name = part === '' ? String(node.size) : part;
  if (rest.length === 0) return void node.set(name, value);
  const inner = node.get(name);
  const next: Node = inner instanceof Map ? inner : new Map();
  node.set(name, next);
  put(next, rest, value);
}

/** A node with the names 0, 1, 2 … is a list. */
function toValue(node: Node | string): FormValue {
  if (typeof node === 'string') return node;
  const names = [...node.keys()];
  const values = [...node.values()].map(toValue);
  if (names.length > 0 && names.every((name, index) => name === String(index))) return values;
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}

/** Parses Stripe's form encoding, `a[b][c]=…`. Refuses too many fields or levels. */
export function parseForm(text: string): Record<string, FormValue> {
  const root: Node = new Map();
  const pairs = [...new URLSearchParams(text)];
  if (pairs.length > maxFields) throw invalidRequest('Invalid request: too many parameters.');
  for (const [name, value] of pairs) put(root, partsOf(name), value);
  return Object.fromEntries([...root].map(([name, node]) => [name, toValue(node)]));
}
