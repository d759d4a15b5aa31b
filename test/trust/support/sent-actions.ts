import { AsyncLocalStorage } from 'node:async_hooks';
import * as z from 'zod';
import type { DatabaseMiddleware } from '../../../functions/table/db/client';

/** The IAM action for each part of a transaction. */
const partActions = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
} as const;
const Transaction = z.object({ TransactItems: z.array(z.record(z.string(), z.unknown())) });

/** A command's IAM actions; a transaction has those of its parts. */
function actionsOf(command: string, input: unknown): string[] {
  if (command !== 'TransactWriteItemsCommand') return [command.replace(/Command$/, '')];
  return Transaction.parse(input).TransactItems.flatMap((item) =>
    Object.entries(partActions).flatMap(([part, action]) => (part in item ? [action] : [])),
  );
}

/** Records the table actions sent: `during` returns those that the work itself sent, each once, and nothing
 * that went on in the background meanwhile. */
export function actionRecorder(): {
  middleware: DatabaseMiddleware;
  during(work: () => Promise<unknown>): Promise<string[]>;
} {
  const current = new AsyncLocalStorage<Set<string>>();
  const middleware: DatabaseMiddleware = {
    applyToStack: (stack) => {
      stack.add(
        (next, context) => async (args) => {
          for (const action of actionsOf(String(context.commandName), args.input))
            current.getStore()?.add(action);
          return next(args);
        },
        { step: 'initialize', priority: 'high', name: 'actionRecorder' },
      );
    },
  };
  const during = async (work: () => Promise<unknown>) => {
    const sent = new Set<string>();
    await current.run(sent, work);
    return [...sent];
  };
  return { middleware, during };
}
