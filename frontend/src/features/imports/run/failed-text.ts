import { ApiRefusal, Offline } from '../../../api/refusal';

/** Why a call failed, in words, with the request id to tell us where there is one. */
export function failedText(error: unknown): string {
  if (error instanceof Offline) return error.message;
  if (!(error instanceof ApiRefusal)) return 'Something went wrong on our side. Please try again.';
  return error.requestId === undefined ? error.message : `${error.message} (request ${error.requestId})`;
}
