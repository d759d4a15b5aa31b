export type Step = {
  readonly why: string;
  readonly command: readonly string[];
  /** Extra environment variables. */
  readonly env?: Readonly<Record<string, string>>;
};

/** Splits a command at its spaces; no word may hold one. */
export const words = (line: string): readonly string[] => line.split(' ');
