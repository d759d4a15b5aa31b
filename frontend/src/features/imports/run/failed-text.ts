import { ApiRefusal } from '../../../api/refusal';
import { refusalWords } from '../../../api/refusal-words';

/** Why a call failed, with the request id to report if there is one. */
export function failedText(error: unknown): string {
  const requestId = error instanceof ApiRefusal ? error.requestId : undefined;
  return requestId === undefined ? refusalWords(error) : `${refusalWords(error)} (Request ${requestId}.)`;
}
