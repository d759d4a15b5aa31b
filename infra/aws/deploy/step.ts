export type Step = {
  readonly why: string;
  readonly command: readonly string[];
  /** What the command is told beside its words. */
  readonly env?: Readonly<Record<string, string>>;
};

/** A command's words, of which none holds a space. */
export const words = (line: string): readonly string[] => line.split(' ');
