import { join } from 'node:path';
import type { RecordKind } from '../../functions/table/db/record';
import { root, sources } from '../support/sources';

/** Accepts any key parts. */
export type AnyRecord = RecordKind<object, never>;

const isRecord = (value: unknown): value is AnyRecord =>
  typeof value === 'object' && value !== null && 'parse' in value && 'key' in value && 'derive' in value;

/** Every kind of record. */
export async function allRecords(): Promise<AnyRecord[]> {
  const files = sources.filter((file) => /^functions\/table\/([\w-]+\/record|db\/[\w-]+)\.ts$/.test(file));
  const modules = await Promise.all(
    files.map((file): Promise<Record<string, unknown>> => import(join(root, file))),
  );
  return modules.flatMap((module) => Object.values(module).filter(isRecord));
}
