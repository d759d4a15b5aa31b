import { createHash } from 'node:crypto';

/** An organization's id is in every key of its data, so that a forgotten check finds no one else's data. */
export type Key = { readonly pk: string; readonly sk: string };

/** Sorts before every character of a name, so that `Elm` comes before `Elm Court`. */
export const separator = '\u001f';

/** Sorts after every character of a key. */
export const last = '\uffff';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const organizationPartition = (organizationId: string) => `ORG#${organizationId}`;
