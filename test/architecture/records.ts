/// <reference types="vite/client" />
import type { RecordKind } from '../../functions/table/db/record';

/** Accepts any key parts. */
export type AnyRecord = RecordKind<object, never>;

const isRecord = (value: unknown): value is AnyRecord =>
  typeof value === 'object' && value !== null && 'parse' in value && 'key' in value && 'derive' in value;

const modules = import.meta.glob<Record<string, unknown>>('../../functions/table/{*/record,db/*}.ts', {
  eager: true,
});

/** Every kind of record. */
export const allRecords: readonly AnyRecord[] = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isRecord),
);
