import type { DatabaseMiddleware } from '../../../functions/table/db/client';

/** Records the DynamoDB calls in the order they start. */
export function databaseRecorder(): { middleware: DatabaseMiddleware; take(): string[] } {
  const seen: string[] = [];
  const middleware: DatabaseMiddleware = {
    applyToStack: (stack) => {
      stack.add(
        (next, context) => async (args) => {
          seen.push(String(context.commandName ?? 'unknown'));
          return next(args);
        },
        { step: 'initialize', priority: 'high', name: 'trustRecorder' },
      );
    },
  };
  return { middleware, take: () => seen.splice(0) };
}
