/** How to compare a field of two records (`key`), show it (`words`) and copy it (`take`). */
export type MergeField<V> = {
  readonly name: string;
  readonly label: string;
  readonly key: (values: V) => string;
  readonly words: (values: V) => string;
  readonly take: (into: V, from: V) => V;
};

/** A field that someone else changed: both values, and whether this person changed it too. */
export type Difference = {
  readonly name: string;
  readonly label: string;
  readonly theirs: string;
  readonly mine: string;
  readonly touched: boolean;
};

export type Choice = 'theirs' | 'mine';
export type Choices = Readonly<Record<string, Choice>>;

type Three<V> = { readonly base: V; readonly theirs: V; readonly mine: V };

/** The fields that someone else changed since `base` to something other than this person's value. */
export const differencesOf = <V>(
  fields: readonly MergeField<V>[],
  { base, theirs, mine }: Three<V>,
): Difference[] =>
  fields
    .filter(({ key }) => key(theirs) !== key(base) && key(theirs) !== key(mine))
    .map(({ name, label, key, words }) => ({
      name,
      label,
      theirs: words(theirs),
      mine: words(mine),
      touched: key(mine) !== key(base),
    }));

/** Their value if this person changed nothing, else this person's. */
export const firstChoices = (differences: readonly Difference[]): Choices =>
  Object.fromEntries(differences.map(({ name, touched }) => [name, touched ? 'mine' : 'theirs']));

/** This person's values, with the chosen ones of the other person. */
export const merged = <V>(
  fields: readonly MergeField<V>[],
  { theirs, mine, choices }: Pick<Three<V>, 'theirs' | 'mine'> & { choices: Choices },
): V =>
  fields.reduce(
    (values, field) => (choices[field.name] === 'theirs' ? field.take(values, theirs) : values),
    mine,
  );

const same = (value: string): string => value;

/** A field whose value is text. `words` formats it for display. */
export const textField = <N extends string, V extends Readonly<Record<N, string>>>(
  name: N,
  label: string,
  words: (value: V[N]) => string = same,
): MergeField<V> => ({
  name,
  label,
  key: (values) => values[name].trim(),
  words: (values) => words(values[name]),
  take: (into, from) => ({ ...into, [name]: from[name] }),
});
