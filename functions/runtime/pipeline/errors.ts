import type { ErrorBody } from '../../../shared/wire/error-body';
import { Refusal, refusals } from '../../../shared/wire/refusals';
import { type Answer, answer } from './answer';
import type { Step } from './work';

/** Seconds to wait after a 503. */
const busyRetrySeconds = 2;

function refusalAnswer({ code, details, message }: Refusal, requestId: string): Answer {
  const { status } = refusals[code];
  const retryAfter = details.retryAfterSeconds ?? (status === 503 ? busyRetrySeconds : undefined);
  const body: ErrorBody = {
    success: 0,
    error: {
      code,
      message,
      fields: details.fields,
      ...(status >= 500 && { requestId }),
    },
  };
  const seconds = String(Math.max(1, Math.ceil(retryAfter ?? 0)));
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': seconds };
  return answer({ status, body, requestId, headers });
}

const surpriseAnswer = (requestId: string): Answer =>
  answer({
    status: 500,
    body: {
      success: 0,
      error: { code: 'internal', message: 'Something went wrong on our side.', requestId },
    } satisfies ErrorBody,
    requestId,
  });

/** The one place where a refusal or a surprise becomes an answer (decisions, Calls: Errors). */
export const errors: Step = {
  onError: (request) => {
    const { requestId } = request.event;
    request.response =
      request.error instanceof Refusal ? refusalAnswer(request.error, requestId) : surpriseAnswer(requestId);
  },
};
