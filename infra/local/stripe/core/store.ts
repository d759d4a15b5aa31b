import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from '../../atomic-file';
import { StartProblem } from '../../start-problem';
import type { Kind, Kinds } from './kinds';
import { missing, StripeProblem } from './problem';

/** One account's things: the platform's own, or what a call with `Stripe-Account` sees. */
export type Book = {
  get<K extends Kind>(kind: K, id: string): Kinds[K] | undefined;
  /** Refuses `resource_missing`: 404 by path, 400 when a parameter named it. */
  need<K extends Kind>(kind: K, id: string, param?: string): Kinds[K];
  put<K extends Kind>(kind: K, thing: Kinds[K]): Kinds[K];
  remove(kind: Kind, id: string): void;
  /** In the order in which they were made. */
  all<K extends Kind>(kind: K): Kinds[K][];
};

export type Store = {
  /** `''` is the platform. */
  book(account: string): Book;
  accounts(): string[];
  /** All or nothing: what was written is taken back when the work throws, but for a refusal that keeps its writes. */
  attempt<T>(work: () => T): T;
  /** Does the work, answers what came of it and takes every write back. */
  rehearse<T>(work: () => T): T;
  /** Resolves when everything written so far lies on disk. */
  save(): Promise<void>;
};

type Shelf = Map<string, { id: string }>;
type Books = Map<string, Map<Kind, Shelf>>;

const words: Partial<Record<Kind, string>> = {
  payment_method: 'PaymentMethod',
  'checkout.session': 'checkout.session',
};

const toJson = (books: Books): string =>
  JSON.stringify({
    version: 1,
    books: Object.fromEntries(
      [...books].map(([account, kinds]) => [
        account,
        Object.fromEntries([...kinds].map(([kind, shelf]) => [kind, [...shelf.values()]])),
      ]),
    ),
  });

function fromJson(text: string): Books {
  const { books } = JSON.parse(text) as { books: Record<string, Record<string, { id: string }[]>> };
  return new Map(
    Object.entries(books).map(([account, kinds]) => [
      account,
      new Map(
        Object.entries(kinds).map(([kind, things]) => [
          kind as Kind,
          new Map(things.map((thing) => [thing.id, thing])),
        ]),
      ),
    ]),
  );
}

async function load(path: string): Promise<Books> {
  const text = await readFile(path, 'utf8').catch((problem: NodeJS.ErrnoException) => {
    if (problem.code === 'ENOENT') return undefined;
    throw problem;
  });
  try {
    return text === undefined ? new Map() : fromJson(text);
  } catch (problem) {
    throw new StartProblem(
      `The file ${path} is broken; run “npm run reset” to begin again with empty data, or put back a good copy of it.`,
      { cause: problem },
    );
  }
}

/** Everything in memory, and after each change in one file, written whole. Things are never changed in place, only replaced. */
export async function openStore(folder: string): Promise<Store> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'state.json');
  const books = await load(path);
  let undo: (() => void)[] = [];
  let depth = 0;
  let changes = 0;
  let saved = 0;
  let writing: Promise<void> = Promise.resolve();

  const shelfOf = (account: string, kind: Kind): Shelf => {
    const kinds = books.get(account) ?? new Map<Kind, Shelf>();
    books.set(account, kinds);
    const shelf = kinds.get(kind) ?? new Map<string, { id: string }>();
    kinds.set(kind, shelf);
    return shelf;
  };
  const replace = (shelf: Shelf, id: string, thing: { id: string } | undefined) => {
    const before = shelf.get(id);
    if (depth > 0) undo.push(() => (before ? shelf.set(id, before) : shelf.delete(id)));
    changes += 1;
    if (thing) shelf.set(id, thing);
    else shelf.delete(id);
  };
  const takeBack = (from: number) => {
    for (const step of undo.splice(from).reverse()) step();
  };
  /** What can be taken back is remembered to the end of the outermost work. */
  const nested = <T>(work: (from: number) => T): T => {
    depth += 1;
    try {
      return work(undo.length);
    } finally {
      depth -= 1;
      if (depth === 0) undo = [];
    }
  };
  const write = async () => {
    if (saved === changes) return;
    const upTo = changes;
    await writeAtomically(path, toJson(books), { mode: 0o600 });
    saved = upTo;
  };

  const book = (account: string): Book => {
    const get = <K extends Kind>(kind: K, id: string) =>
      shelfOf(account, kind).get(id) as Kinds[K] | undefined;
    return {
      get,
      need: (kind, id, param) => {
        const found = get(kind, id);
        if (!found) throw missing(words[kind] ?? kind, id, param);
        return found;
      },
      put: (kind, thing) => {
        replace(shelfOf(account, kind), thing.id as string, thing as { id: string });
        return thing;
      },
      remove: (kind, id) => replace(shelfOf(account, kind), id, undefined),
      all: <K extends Kind>(kind: K) => [...shelfOf(account, kind).values()] as Kinds[K][],
    };
  };

  return {
    book,
    accounts: () => [...books.keys()],
    attempt: (work) =>
      nested((from) => {
        try {
          return work();
        } catch (problem) {
          if (!(problem instanceof StripeProblem && problem.keepsWrites)) takeBack(from);
          throw problem;
        }
      }),
    rehearse: (work) =>
      nested((from) => {
        try {
          return work();
        } finally {
          takeBack(from);
        }
      }),
    save: () => {
      writing = writing.catch(() => undefined).then(write);
      return writing;
    },
  };
}
