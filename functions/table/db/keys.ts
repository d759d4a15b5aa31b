import { createHash } from 'node:crypto';

/** Where a record lies. The organization is in every key of its data, so that a forgotten check finds nothing of another one. */
export type Key = { readonly pk: string; readonly sk: string };

/** Sorts before every character a name can have, so that `Elm` comes before `Elm Court`. */
export const separator = '\u001f';

/** Sorts after every character a key can have. */
export const last = '\uffff';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const organizationPartition = (organizationId: string) => `ORG#${organizationId}`;
