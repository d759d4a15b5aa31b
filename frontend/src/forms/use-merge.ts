import { useState } from 'react';
import { type Choices, type Difference, differencesOf, type MergeField, merged } from './merge';

/** A server record as form values. */
export type Standing<V> = { readonly version: number; readonly values: V };

/** How a form merges with changes that someone else saved first. */
export type Merge<V> = {
  /** What the form changes, such as `this unit`. */
  readonly what: string;
  readonly fields: readonly MergeField<V>[];
  /** Reads the record again. */
  readonly read: () => Promise<Standing<V>>;
  /** Removes what the other person's record no longer allows. */
  readonly adapt?: (mine: V, theirs: V) => V;
};

/** What the merge dialog shows, and what its buttons do. */
export type Conflict = {
  readonly what: string;
  readonly differences: readonly Difference[];
  readonly choose: (choices: Choices) => void;
  readonly close: () => void;
};

type Clash<V> = {
  readonly theirs: Standing<V>;
  readonly mine: V;
  readonly differences: readonly Difference[];
};

type Options<V> = { merge?: Merge<V>; onMerged: (values: V, theirs: Standing<V>) => void };

/** For the second of two writers: `begin` reads the first one's record, `onMerged` gets the merged values. */
export function useMerge<V>({ merge, onMerged }: Options<V>) {
  const [clash, setClash] = useState<Clash<V>>();
  const close = () => setClash(undefined);
  const conflict: Conflict | undefined = merge &&
    clash && {
      what: merge.what,
      differences: clash.differences,
      close,
      choose: (choices) => {
        const { theirs, mine } = clash;
        close();
        onMerged(merged(merge.fields, { theirs: theirs.values, mine, choices }), theirs);
      },
    };
  return {
    conflict,
    begin: async ({ base, mine: typed }: { base: V; mine: V }): Promise<void> => {
      if (!merge) return;
      const theirs = await merge.read();
      const mine = merge.adapt?.(typed, theirs.values) ?? typed;
      setClash({
        theirs,
        mine,
        differences: differencesOf(merge.fields, { base, theirs: theirs.values, mine }),
      });
    },
  };
}
