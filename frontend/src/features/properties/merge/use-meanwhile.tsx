import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type Choices, type Difference, differencesOf, type MergeField, merged } from './merge';

const MeanwhileDialog = lazy(() => import('./meanwhile-dialog'));

type Standing<V> = { readonly version: number; readonly values: V };
type Clash<V> = {
  readonly theirs: Standing<V>;
  readonly mine: V;
  readonly differences: readonly Difference[];
};

type Options<V> = {
  what: string;
  fields: readonly MergeField<V>[];
  /** What cannot be kept against theirs leaves the person's own values first. */
  adapt?: (mine: V, theirs: V) => V;
  /** The form goes on with these, against what stands now, and is saved again. */
  onMerged: (values: V, against: Standing<V>) => void;
};

/** The second writer's way on: `clash` shows what the first one changed, the choice goes back into the form. */
export function useMeanwhile<V>({ what, fields, adapt = (mine) => mine, onMerged }: Options<V>) {
  const [clash, setClash] = useState<Clash<V>>();
  const choose = (choices: Choices) => {
    if (!clash) return;
    const { theirs, mine } = clash;
    setClash(undefined);
    onMerged(merged(fields, { theirs: theirs.values, mine, choices }), theirs);
  };
  const dialog: ReactNode = clash && (
    <Suspense fallback={null}>
      <MeanwhileDialog
        what={what}
        differences={clash.differences}
        onChosen={choose}
        onClose={() => setClash(undefined)}
      />
    </Suspense>
  );
  return {
    dialog,
    show: ({ base, theirs, mine: typed }: { base: V; theirs: Standing<V>; mine: V }) => {
      const mine = adapt(typed, theirs.values);
      const differences = differencesOf(fields, { base, theirs: theirs.values, mine });
      setClash({ theirs, mine, differences });
    },
  };
}
