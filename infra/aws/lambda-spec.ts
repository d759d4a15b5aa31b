import type { Grant } from './grants';

/** A function: what it runs, with how much, and what it may reach. */
export type LambdaSpec = {
  /** Of the folder functions/, without `.ts`. */
  readonly entry: string;
  readonly memoryMegabytes: number;
  readonly timeoutSeconds: number;
  readonly grant: Grant;
  /** Where the stage says how many may run at once, set aside for it alone. */
  readonly setAside?: 'loginsAtOnce';
  /** Whom it hurts when this fails: the sentence of its alarm. */
  readonly impact: string;
};
