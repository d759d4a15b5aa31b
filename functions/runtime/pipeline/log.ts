import { Refusal } from '../../../shared/wire/refusals';
import { logger } from '../logger';
import { describeSurprise } from './describe-surprise';
import type { Step, Work } from './work';

/** One line per call, only ids and codes: no email, name, token, address, body, query or path value. */
function write(work: Work, status: number, error?: unknown): void {
  const line = {
    requestId: work.requestId,
    feature: work.entry.feature,
    row: work.entry.name,
    status,
    ms: Math.round((performance.now() - work.startedAt) * 10) / 10,
    ...(work.caller && { userId: work.caller.claims.userId }),
    ...(error instanceof Refusal && { code: error.code }),
  };
  if (error === undefined || error instanceof Refusal) logger.info('call', line);
  else logger.error('surprise', { ...line, surprise: describeSurprise(error) });
}

/** First in the stack, so the last to see the answer. */
export const log: Step = {
  after: ({ event: work, response }) => write(work, response?.statusCode ?? 0),
  onError: ({ event: work, response, error }) =>
    write(work, response?.statusCode ?? 500, error ?? new Error('unknown')),
};
