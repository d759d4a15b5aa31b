export type DialogKind = 'success' | 'warning' | 'error';

/** A dialog awaiting an answer. `choices` go from least to most destructive; the first has the focus. */
export type DialogRequest = {
  readonly id: number;
  readonly icon?: DialogKind | undefined;
  readonly title: string;
  readonly text?: string | undefined;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** Colors the button of the last choice, which is destructive. */
  readonly danger?: boolean | undefined;
  /** No Escape and no close button (GEN-04). */
  readonly blocking: boolean;
  /** Gets the focus back (GEN-11). */
  readonly opener: HTMLElement | null;
  readonly resolve: (answer: string | undefined) => void;
};
