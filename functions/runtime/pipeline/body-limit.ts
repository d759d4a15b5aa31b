import { refuse } from '../../../shared/wire/refusals';
import type { Step } from './work';

/** Bytes as sent, without API Gateway's base64, and without decoding. */
function sentBytes(body: string, isBase64: boolean): number {
  if (!isBase64) return Buffer.byteLength(body);
  const padding = body.endsWith('==') ? 2 : body.endsWith('=') ? 1 : 0;
  return Math.floor((body.length * 3) / 4) - padding;
}

/** Refuses `too-large` before anything is decoded. A row without a body ignores one. */
export const bodyLimit: Step = {
  before: ({ event: { event, entry } }) => {
    if ((!entry.row.body && !entry.row.raw) || event.body === undefined) return;
    if (sentBytes(event.body, event.isBase64Encoded) > entry.row.bodyLimit) throw refuse('too-large');
  },
};
