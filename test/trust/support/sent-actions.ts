import * as z from 'zod';
import type { DatabaseMiddleware } from '../../../functions/table/db/client';

/** The action that IAM asks for each part of a transaction. */
const partActions = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
} as const;
const Transaction = z.object({ TransactItems: z.array(z.record(z.string(), z.unknown())) });

/** What IAM is asked for a command: of a transaction the actions of its parts. */
function actionsOf(command: string, input: unknown): string[] {
  if (command !== 'TransactWriteItemsCommand') return [command.replace(/Command$/, '')];
  return Transaction.parse(input).TransactItems.flatMap((item) =>
    Object.entries(partActions).flatMap(([part, action]) => (part in item ? [action] : [])),
  );
}

/** A middleware that notes which actions on the table are sent; `take` gives those since it was last asked, each once. */
export function actionRecorder(): { middleware: DatabaseMiddleware; take(): string[] } {
  const sent = new Set<string>();
  const middleware: DatabaseMiddleware = {
    applyToStack: (stack) => {
      stack.add(
        (next, context) => async (args) => {
          for (const action of actionsOf(String(context.commandName), args.input)) sent.add(action);
          return next(args);
        },
        { step: 'initialize', priority: 'high', name: 'actionRecorder' },
      );
    },
  };
  const take = () => {
    const actions = [...sent];
    sent.clear();
    return actions;
  };
  return { middleware, take };
}
