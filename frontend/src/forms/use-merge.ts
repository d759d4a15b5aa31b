import { useState } from 'react';
import { type Choices, type Difference, differencesOf, type MergeField, merged } from './merge';

/** The server's record as a form's values. */
export type Standing<V> = { readonly version: number; readonly values: V };

/** How a form goes on when somebody else saved first. */
export type Merge<V> = {
  /** What is changed, as in `this unit`. */
  readonly what: string;
  readonly fields: readonly MergeField<V>[];
  /** The record as it stands now. */
  readonly read: () => Promise<Standing<V>>;
  /** What cannot be kept against theirs leaves the person's own values first. */
  readonly adapt?: (mine: V, theirs: V) => V;
};

/** What the dialog shows, and where its answer goes. */
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

type Options<V> = { merge: Merge<V> | undefined; onMerged: (values: V, theirs: Standing<V>) => void };

/** The second writer's way on: `begin` reads what the first one changed, the choice goes back into the form. */
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
