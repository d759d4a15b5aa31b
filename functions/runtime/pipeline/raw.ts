import type { Step } from './work';

/**
 * A raw row's body as it came, for a handler that checks a signature over it. Outside any envelope, and never parsed here: until the
 * signature is found good it is anybody's.
 */
export const raw: Step = {
  before: ({ event: work }) => {
    if (!work.entry.row.raw) return;
    const { body = '', isBase64Encoded, headers } = work.event;
    const text = isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;
    const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
    work.parts = { ...work.parts, raw: { text, headers: Object.fromEntries(named) } };
  },
};
