import { createRequire } from 'node:module';
import * as z from 'zod';
import { DatabaseError } from './wire';

type Problem = Error & { readonly statusCode?: number; readonly body?: unknown };
type Done = (problem: Problem | null, answer: unknown) => void;
type Store = { readonly lifecycleManager: { gracefulClose(): Promise<void> } };
type Checks = { readonly types: object; readonly custom?: unknown };

/** The parts of dynalite that its server puts together. */
const part = createRequire(import.meta.url);
const { create }: { create(options: object): Store } = part('dynalite/db');
const checks: {
  checkTypes(input: object, types: object): object;
  checkValidations(input: object, types: object, custom: unknown, store: Store): void;
} = part('dynalite/validations');

const operations = new Map(
  [
    'batchGetItem',
    'batchWriteItem',
    'createTable',
    'deleteItem',
    'deleteTable',
    'describeTable',
    'getItem',
    'listTables',
    'putItem',
    'query',
    'scan',
    'updateItem',
  ].map((name) => {
    const act: (store: Store, input: object, done: Done) => void = part(`dynalite/actions/${name}`);
    const rules: Checks = part(`dynalite/validations/${name}`);
    return [name, { act, rules }];
  }),
);

const Refusal = z.looseObject({ __type: z.string(), message: z.string().optional() });
type Refusal = z.infer<typeof Refusal>;
export type Answer =
  | { readonly ok: true; readonly answer: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly answer: Refusal };

/**
 * The operations of dynalite, which has no transactions; in memory if no path is given. They are called
 * without its server: a transaction of ten items takes some twenty calls.
 */
export function openUpstream(options: { readonly path?: string }) {
  const store = create({ ...options, createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 });

  const call = (name: string, input: object): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const refused = (problem: Problem) => {
        const body = Refusal.safeParse(problem.body);
        if (body.success) resolve({ ok: false, answer: body.data });
        else reject(problem);
      };
      const operation = operations.get(`${name.charAt(0).toLowerCase()}${name.slice(1)}`);
      if (!operation) throw new DatabaseError('UnknownOperationException', `No operation ${name}`);
      const { act, rules } = operation;
      try {
        // The check takes away what it does not know, from its argument too.
        const checked = checks.checkTypes({ ...input }, rules.types);
        checks.checkValidations(checked, rules.types, rules.custom, store);
        act(store, checked, (problem, answer) =>
          problem
            ? refused(problem)
            : resolve({ ok: true, answer: answer as Readonly<Record<string, unknown>> }),
        );
      } catch (problem) {
        if (problem instanceof Error) refused(problem);
        else throw problem;
      }
    });
  return { call, close: () => store.lifecycleManager.gracefulClose() };
}

export type Upstream = ReturnType<typeof openUpstream>;
