import type { Condition } from './conditions';

/** An undefined value leaves the attribute as it is. */
export type Change<T> = {
  readonly set?: { readonly [F in keyof T]?: T[F] | undefined };
  readonly add?: { readonly [F in keyof T]?: number | ReadonlySet<string> | undefined };
  readonly remove?: readonly (keyof T & string)[];
  /** Removes members from a set. */
  readonly takeOut?: { readonly [F in keyof T]?: ReadonlySet<string> };
};

type Plain = {
  readonly set?: object;
  readonly add?: object;
  readonly remove?: readonly string[];
  readonly takeOut?: object;
};

const signs = { eq: '=', ne: '<>', lt: '<', lte: '<=', gt: '>', gte: '>=' } as const;

/** The expressions of one request with the names and values they share. */
export class Expression {
  readonly #names = new Map<string, string>();
  readonly #values: Record<string, unknown> = {};

  name(path: string): string {
    return path.replace(/[A-Za-z_]\w*/g, (part) => {
      const known = this.#names.get(part) ?? `#n${this.#names.size}`;
      this.#names.set(part, known);
      return known;
    });
  }

  value(value: unknown): string {
    const placeholder = `:v${Object.keys(this.#values).length}`;
    this.#values[placeholder] = value;
    return placeholder;
  }

  condition(condition: Condition): string {
    if ('and' in condition) return this.#joined(condition.and, ' AND ');
    if ('or' in condition) return this.#joined(condition.or, ' OR ');
    const name = this.name(condition.attr);
    if ('exists' in condition) return `attribute_${condition.exists ? '' : 'not_'}exists(${name})`;
    if ('contains' in condition) return `contains(${name}, ${this.value(condition.contains)})`;
    const [[operator, value] = []] = Object.entries(condition).filter(([key]) => key !== 'attr');
    return `${name} ${signs[operator as keyof typeof signs]} ${this.value(value)}`;
  }

  #joined(conditions: readonly Condition[], between: string): string {
    const texts = conditions.map((each) => this.condition(each));
    // DynamoDB refuses redundant parentheses.
    return texts.length === 1 ? texts.join() : `(${texts.join(between)})`;
  }

  update({ set = {}, add = {}, remove = [], takeOut = {} }: Plain): string {
    const each = (values: object, text: (name: string, value: string) => string) =>
      Object.entries(values).flatMap(([name, value]) =>
        value === undefined ? [] : [text(this.name(name), this.value(value))],
      );
    const clauses = {
      SET: each(set, (name, value) => `${name} = ${value}`),
      ADD: each(add, (name, value) => `${name} ${value}`),
      REMOVE: remove.map((name) => this.name(name)),
      DELETE: each(takeOut, (name, value) => `${name} ${value}`),
    };
    return Object.entries(clauses)
      .flatMap(([clause, parts]) => (parts.length > 0 ? [`${clause} ${parts.join(', ')}`] : []))
      .join(' ');
  }

  /** Names and values as every request takes them, left out when empty. */
  params() {
    return {
      ...(this.#names.size > 0 && {
        ExpressionAttributeNames: Object.fromEntries([...this.#names].map(([name, short]) => [short, name])),
      }),
      ...(Object.keys(this.#values).length > 0 && { ExpressionAttributeValues: this.#values }),
    };
  }
}
