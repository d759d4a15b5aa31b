import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startDatabase } from '../../infra/local/dynamodb';
import { hasJava } from '../../infra/local/dynamodb/emulator';

/** Starts it once: its start and its first, slow calls would cost each file more than most of its tests. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  project.provide('javaEndpoint', '');
  if (!(await hasJava())) return undefined;
  const dir = join(tmpdir(), 'keystead-shared');
  const database = await startDatabase({ dir, engine: 'java', inMemory: true });
  project.provide('javaEndpoint', database.endpoint);
  return database.stop;
}
