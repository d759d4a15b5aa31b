import { parseSync } from 'vite';
import * as z from 'zod';

/** One small change to a file's text. */
export type Change = {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly was: string;
  readonly becomes: string;
};

/** What every node of the tree has; the rest is looked up by name. */
const Node = z.looseObject({ type: z.string(), start: z.number(), end: z.number() });
type Node = z.infer<typeof Node>;

/** What can replace the first word of each entry. */
const insteadOf = (...entries: string[]): ReadonlyMap<string, string[]> =>
  new Map(entries.map((entry) => entry.split(' ')).map(([word = '', ...others]) => [word, others]));

const operators = insteadOf(
  '< <= >=',
  '<= < >',
  '> >= <=',
  '>= > <',
  '=== !==',
  '!== ===',
  '+ -',
  '- +',
  '* /',
  '/ *',
  '% *',
  '&& ||',
  '|| &&',
);
const methods = insteadOf('some every', 'every some', 'min max', 'max min', 'floor ceil', 'ceil floor');

const asNode = (value: unknown): Node | undefined => Node.safeParse(value).data;
const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value) ? value.flatMap(nodesIn) : [asNode(value)].filter((node) => node !== undefined);

/** Types, imports and names are not behavior. */
const isSkipped = ({ type }: Node): boolean =>
  /^(Import|ExportAll|TSType|TSInterface|TSTypeAlias|TemplateElement)/.test(type);

/** What decides that an attribute of a screen is only its looks. */
type IsStyle = (attribute: string) => boolean;

const ofStyles = 'SystemStyleObject';
const calleeOf = ({ callee }: Node): string => String(asNode(callee)?.name);

/** An attribute of looks, a styled element, or what its type says is a style. */
const isLooks = (node: Node, { isStyle, source }: { isStyle: IsStyle; source: string }): boolean => {
  const name = asNode(node.name);
  if (node.type === 'JSXAttribute') return isStyle(String(name?.name));
  if (node.type === 'CallExpression')
    return /^(chakra|define\w*(Recipe|Config|Tokens))$/.test(calleeOf(node));
  const typed = asNode(asNode(node.id)?.typeAnnotation) ?? asNode(asNode(node.init)?.returnType);
  return typed !== undefined && source.slice(typed.start, typed.end).includes(ofStyles);
};

type Edit = readonly [Node | undefined, string];
type Place = {
  readonly node: Node;
  readonly text: (node: unknown) => string;
  /** The file's next different string. */
  readonly swap: (literal: string) => string;
};

/** An element with its trailing comma. */
const withoutElement = ({ elements }: Node): Edit[] => {
  const all = nodesIn(elements);
  return all.length < 2
    ? []
    : all.map((element, index) => [{ ...element, end: all[index + 1]?.start ?? element.end }, '']);
};

const editsOf: Readonly<Record<string, (place: Place) => Edit[]>> = {
  BinaryExpression: ({ node, text }) => withOperators(node, text),
  LogicalExpression: ({ node, text }) => [
    ...withOperators(node, text),
    [node, text(node.left)],
    [node, text(node.right)],
  ],
  UnaryExpression: ({ node, text }) => (node.operator === '!' ? [[node, text(node.argument)]] : []),
  Literal: ({ node, swap }) => {
    if (typeof node.value === 'boolean') return [[node, String(!node.value)]];
    if (typeof node.value === 'number') return [[node, String(node.value + 1)]];
    return typeof node.value === 'string' ? [[node, swap(String(node.raw))]] : [];
  },
  ConditionalExpression: ({ node, text }) => [[asNode(node.test), `!(${text(node.test)})`]],
  IfStatement: ({ node, text }) => [
    [asNode(node.test), `!(${text(node.test)})`],
    [asNode(node.test), 'false'],
  ],
  ExpressionStatement: ({ node }) => [[node, ';']],
  ArrayExpression: ({ node }) => withoutElement(node),
  MemberExpression: ({ node }) => {
    const property = asNode(node.property);
    return (methods.get(String(property?.name)) ?? []).map((other) => [property, other]);
  },
};

function withOperators(node: Node, text: Place['text']): Edit[] {
  const left = asNode(node.left);
  const right = asNode(node.right);
  const others = operators.get(String(node.operator)) ?? [];
  return others.map((operator) => [node, `${text(left)} ${operator} ${text(right)}`]);
}

/** Every possible change to a file, in text order. */
export function changesOf(file: string, source: string, isStyle: IsStyle = () => false): Change[] {
  const { program } = parseSync(file, source);
  const strings: string[] = [];
  const found: Node[] = [];
  const visit = (node: Node): void => {
    if (isSkipped(node) || isLooks(node, { isStyle, source })) return;
    found.push(node);
    if (node.type === 'Literal' && typeof node.value === 'string') strings.push(String(node.raw));
    for (const [name, inner] of Object.entries(node))
      if (name !== 'key' || node.computed === true) for (const child of nodesIn(inner)) visit(child);
  };
  for (const node of nodesIn(program.body)) visit(node);
  const text = (value: unknown): string => {
    const node = asNode(value);
    return node ? source.slice(node.start, node.end) : '';
  };
  const swap = (raw: string): string => {
    const after = strings.slice(strings.indexOf(raw));
    return [...after, ...strings].find((other) => other !== raw) ?? "'changed'";
  };
  return found.flatMap((node) =>
    (editsOf[node.type]?.({ node, text, swap }) ?? []).flatMap(([place, becomes]) => {
      if (!place) return [];
      const line = source.slice(0, place.start).split('\n').length;
      const { start, end } = place;
      return [{ file, line, start, end, was: source.slice(start, end), becomes }];
    }),
  );
}

export const changed = (source: string, { start, end, becomes }: Change): string =>
  source.slice(0, start) + becomes + source.slice(end);
