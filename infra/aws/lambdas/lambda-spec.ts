import type { Grant } from './grants';

/** A function: its code, its size, and what it may reach. */
export type LambdaSpec = {
  /** Path in functions/, without `.ts`. */
  readonly entry: string;
  readonly memoryMegabytes: number;
  readonly timeoutSeconds: number;
  readonly grant: Grant;
  /** Bundles with its code what printing needs, or the list of letters that can be printed. */
  readonly prints?: 'whole' | 'letters';
  /** A tenth of its calls try a new version for ten minutes; its alarm puts the old one back. */
  readonly canary?: true;
  /** The stage's setting for the concurrency reserved for it. */
  readonly setAside?: 'loginsAtOnce';
  /** Whom a failure hurts: the sentence of its alarm. */
  readonly impact: string;
};
