const asRecord = (value: object): Record<string, unknown> => Object.fromEntries(Object.entries(value));

/** What AWS says of a failed call: a status, and an id for its support. */
function awsPart(metadata: unknown): object {
  if (typeof metadata !== 'object' || metadata === null) return {};
  const { requestId, httpStatusCode } = asRecord(metadata);
  return { awsRequestId: requestId, awsStatus: httpStatusCode };
}

function framesOf({ stack = '', message }: Error): string[] {
  const start = message === '' ? 0 : stack.indexOf(message) + message.length;
  const lines = stack.slice(Math.max(0, start)).split('\n');
  return lines.filter((line) => /^\s+at /.test(line)).map((line) => line.trim());
}

/** What may be logged of a surprise: kind, place, AWS's request id, and the same of its causes. Never the
 * message, which may quote personal data (a JSON error quotes the body, a driver quotes a value). */
export function describeSurprise(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code, $metadata } = asRecord(error);
  return {
    name: error.name,
    ...(typeof code === 'string' && /^[A-Z_0-9]{1,60}$/.test(code) && { code }),
    ...awsPart($metadata),
    at: framesOf(error).slice(0, 12),
    ...(error.cause !== undefined && depth < 3 && { cause: describeSurprise(error.cause, depth + 1) }),
  };
}
