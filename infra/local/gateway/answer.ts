import type { ServerResponse } from 'node:http';
import type { ErrorBody } from '../../../shared/wire/error-body';
import { type RefusalCode, refusals } from '../../../shared/wire/refusals';

/** The gateway's own refusals, before any Lambda: API Gateway's statuses in our error format. */
export function refuseAtGateway(
  response: ServerResponse,
  code: RefusalCode | 'internal',
  { status, requestId }: { status?: number; requestId: string },
): void {
  const known = code === 'internal' ? { status: 500, message: 'Something went wrong.' } : refusals[code];
  const finalStatus = status ?? known.status;
  const body: ErrorBody = {
    success: 0,
    error: { code, message: known.message, ...(finalStatus >= 500 ? { requestId } : {}) },
  };
  response.writeHead(finalStatus, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
  });
  response.end(JSON.stringify(body));
}
