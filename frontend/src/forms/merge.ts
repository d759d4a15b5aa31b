/** One field as a person compares it: what counts when two are compared, how it reads, and how one record's value gets into another. */
export type MergeField<V> = {
  readonly name: string;
  readonly label: string;
  readonly key: (values: V) => string;
  readonly words: (values: V) => string;
  readonly take: (into: V, from: V) => V;
};

/** What somebody else changed meanwhile: as it stands now, as this person has it, and whether this person touched it at all. */
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

/** The fields that stand differently now than when the editing began, and differently than this person has them. */
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

/** What nobody touched here is taken as it stands; what was typed stays until the person says otherwise. */
export const firstChoices = (differences: readonly Difference[]): Choices =>
  Object.fromEntries(differences.map(({ name, touched }) => [name, touched ? 'mine' : 'theirs']));

/** The form to go on with: everything typed, and theirs where that was chosen. */
export const merged = <V>(
  fields: readonly MergeField<V>[],
  { theirs, mine, choices }: Pick<Three<V>, 'theirs' | 'mine'> & { choices: Choices },
): V =>
  fields.reduce(
    (values, field) => (choices[field.name] === 'theirs' ? field.take(values, theirs) : values),
    mine,
  );

const same = (value: string): string => value;

/** A field of a form that is one text of its values; `words` shows it as the other screens do. */
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
