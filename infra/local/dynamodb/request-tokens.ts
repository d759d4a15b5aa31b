import { createHash } from 'node:crypto';
import { DatabaseError, type TransactWrite } from './wire';

/** DynamoDB remembers a ClientRequestToken for ten minutes. */
const kept = 10 * 60_000;

/** Whether a transaction already ran. Like DynamoDB, refuses a known token with other content. */
export function requestTokens(sinceStart = () => performance.now()) {
  /** The oldest first. */
  const done = new Map<string, { hash: string; at: number }>();
  const hashOf = ({ TransactItems }: TransactWrite): string =>
    createHash('sha256').update(JSON.stringify(TransactItems)).digest('hex');
  return {
    isRepeat: (write: TransactWrite): boolean => {
      for (const [token, { at }] of done) {
        if (sinceStart() - at <= kept) break;
        done.delete(token);
      }
      const before = done.get(write.ClientRequestToken ?? '');
      if (before && before.hash !== hashOf(write))
        throw new DatabaseError(
          'IdempotentParameterMismatchException',
          'A request with the same token but other parameters was made before',
        );
      return before !== undefined;
    },
    remember: (write: TransactWrite): void => {
      if (write.ClientRequestToken !== undefined)
        done.set(write.ClientRequestToken, { hash: hashOf(write), at: sinceStart() });
    },
  };
}
