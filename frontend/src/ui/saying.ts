export type SayKind = 'success' | 'warning' | 'error';

/** One dialog that waits for an answer. `choices` stand from the least destructive to the most; the first one has the focus. */
export type Saying = {
  readonly id: number;
  readonly icon?: SayKind | undefined;
  readonly title: string;
  readonly text?: string | undefined;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** A blocking one: no Escape, no close button (GEN-04). */
  readonly blocking: boolean;
  /** Where the focus goes back to (GEN-11). */
  readonly opener: HTMLElement | null;
  readonly resolve: (answer: string | undefined) => void;
};
