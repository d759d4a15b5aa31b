import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from '../../atomic-file';
import { StartProblem } from '../../start-problem';
import { notFound, StripeError } from './errors';
import type { Kind, Kinds } from './kinds';

/** One account's objects: the platform's own, or those a call with `Stripe-Account` sees. */
export type Objects = {
  get<K extends Kind>(kind: K, id: string): Kinds[K] | undefined;
  /** Refuses an unknown id with `resource_missing`; `param` names the parameter that contained it. */
  need<K extends Kind>(kind: K, id: string, param?: string): Kinds[K];
  put<K extends Kind>(kind: K, object: Kinds[K]): Kinds[K];
  remove(kind: Kind, id: string): void;
  /** In order of creation. */
  all<K extends Kind>(kind: K): Kinds[K][];
};

export type Store = {
  /** `''` is the platform. */
  objectsOf(account: string): Objects;
  accounts(): string[];
  /** All or nothing: an error undoes every write, except for a refusal that keeps its writes. */
  transaction<T>(run: () => T): T;
  /** Resolves once everything written so far is on disk. */
  save(): Promise<void>;
};

type Collection = Map<string, { id: string }>;
type Accounts = Map<string, Map<Kind, Collection>>;

const names: Partial<Record<Kind, string>> = { payment_method: 'PaymentMethod' };

const toJson = (accounts: Accounts): string =>
  JSON.stringify({
    version: 1,
    books: Object.fromEntries(
      [...accounts].map(([account, kinds]) => [
        account,
        Object.fromEntries([...kinds].map(([kind, collection]) => [kind, [...collection.values()]])),
      ]),
    ),
  });

function fromJson(text: string): Accounts {
  const { books } = JSON.parse(text) as { books: Record<string, Record<string, { id: string }[]>> };
  return new Map(
    Object.entries(books).map(([account, kinds]) => [
      account,
      new Map(
        Object.entries(kinds).map(([kind, objects]) => [
          kind as Kind,
          new Map(objects.map((object) => [object.id, object])),
        ]),
      ),
    ]),
  );
}

async function load(path: string): Promise<Accounts> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  try {
    return text === undefined ? new Map() : fromJson(text);
  } catch (error) {
    throw new StartProblem(
      `The file ${path} is broken; run “npm run reset” to begin again with empty data, or put back a good copy of it.`,
      { cause: error },
    );
  }
}

/** Keeps everything in memory and in one file. Objects are replaced, never mutated. */
export async function openStore(folder: string): Promise<Store> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'state.json');
  const accounts = await load(path);
  let undoSteps: (() => void)[] = [];
  let depth = 0;
  let changes = 0;
  let saved = 0;
  let writing: Promise<void> = Promise.resolve();

  const collectionOf = (account: string, kind: Kind): Collection => {
    const kinds = accounts.get(account) ?? new Map<Kind, Collection>();
    accounts.set(account, kinds);
    const collection = kinds.get(kind) ?? new Map<string, { id: string }>();
    kinds.set(kind, collection);
    return collection;
  };
  const replace = (collection: Collection, id: string, object: { id: string } | undefined) => {
    const before = collection.get(id);
    if (depth > 0) undoSteps.push(() => (before ? collection.set(id, before) : collection.delete(id)));
    changes += 1;
    if (object) collection.set(id, object);
    else collection.delete(id);
  };
  const write = async () => {
    if (saved === changes) return;
    const upTo = changes;
    await writeAtomically(path, toJson(accounts), { mode: 0o600 });
    saved = upTo;
  };

  return {
    objectsOf: (account) => {
      const get = <K extends Kind>(kind: K, id: string) =>
        collectionOf(account, kind).get(id) as Kinds[K] | undefined;
      return {
        get,
        need: (kind, id, param) => {
          const found = get(kind, id);
          if (!found) throw notFound(names[kind] ?? kind, id, param);
          return found;
        },
        put: (kind, object) => {
          replace(collectionOf(account, kind), object.id as string, object as { id: string });
          return object;
        },
        remove: (kind, id) => replace(collectionOf(account, kind), id, undefined),
        all: <K extends Kind>(kind: K) => [...collectionOf(account, kind).values()] as Kinds[K][],
      };
    },
    accounts: () => [...accounts.keys()],
    transaction: (run) => {
      const start = undoSteps.length;
      depth += 1;
      try {
        return run();
      } catch (error) {
        if (!(error instanceof StripeError && error.keepsWrites))
          for (const undo of undoSteps.splice(start).reverse()) undo();
        throw error;
      } finally {
        depth -= 1;
        if (depth === 0) undoSteps = [];
      }
    },
    save: () => {
      writing = writing.catch(() => undefined).then(write);
      return writing;
    },
  };
}
