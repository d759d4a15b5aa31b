import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { startDatabase } from '../../infra/local/dynamodb';
import { hasJava } from '../../infra/local/dynamodb/emulator';

declare module 'vitest' {
  interface ProvidedContext {
    /** DynamoDB Local in memory, one for each worker: two workers on one wait for each other. None without Java. */
    javaEndpoints: readonly string[];
  }
}

const workers = 2;

/** Starts them once: the start and the first, slow calls would cost each file more than most of its tests. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const count = (await hasJava()) ? workers : 0;
  const dir = join(tmpdir(), 'keystead-shared');
  const databases = await Promise.all(
    Array.from({ length: count }, () => startDatabase({ dir, engine: 'java', inMemory: true })),
  );
  project.provide(
    'javaEndpoints',
    databases.map(({ endpoint }) => endpoint),
  );
  return async () => void (await Promise.all(databases.map(({ stop }) => stop())));
}

/** This worker's DynamoDB Local, for tables of the caller's own; undefined without Java, and in a bench. */
export function sharedEndpoint(): string | undefined {
  const pool = process.env.VITEST_POOL_ID;
  return pool === undefined ? undefined : inject('javaEndpoints')[Number(pool) % workers];
}
