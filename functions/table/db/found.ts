import { kindAttribute, type RecordKind } from './record';

/** Records of several kinds; ask for one kind with `of`. */
export type Found = { of<T extends object>(kind: RecordKind<T>): T[] };

export const foundIn = (items: readonly Readonly<Record<string, unknown>>[]): Found => ({
  of: (kind) => items.filter((item) => item[kindAttribute] === kind.name).map((item) => kind.parse(item)),
});
