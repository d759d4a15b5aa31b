import type { Grant } from './grants';

/** A function: its code, its size, and what it may reach. */
export type LambdaSpec = {
  /** Path in functions/, without `.ts`. */
  readonly entry: string;
  readonly memoryMegabytes: number;
  readonly timeoutSeconds: number;
  readonly grant: Grant;
  /** What printing a lease takes lies beside its code. */
  readonly prints?: true;
  /** The stage's setting for the concurrency reserved for it. */
  readonly setAside?: 'loginsAtOnce';
  /** Whom a failure hurts: the sentence of its alarm. */
  readonly impact: string;
};
