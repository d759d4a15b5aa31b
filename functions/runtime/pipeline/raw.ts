import type { Step } from './work';

/** The unparsed body, for a handler that verifies its signature: until then it may come from anyone. */
export const raw: Step = {
  before: ({ event: work }) => {
    if (!work.entry.row.raw) return;
    const { body = '', isBase64Encoded, headers } = work.event;
    const text = isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;
    const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
    work.parts = { ...work.parts, raw: { text, headers: Object.fromEntries(named) } };
  },
};
