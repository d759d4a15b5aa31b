/** Why an import's property is not taken back: what was done with it since. */
export const keptWhys = ['lease', 'documents', 'bank', 'account', 'changed', 'gone', 'no-access'] as const;
export type KeptWhy = (typeof keptWhys)[number];
