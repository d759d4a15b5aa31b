import type { ServerResponse } from 'node:http';
import { escapeHtml } from '../../page';
import type { PageAnswer } from './page';
import { style } from './style';

const originOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : []);

/** Forms go to ourselves, and from there to where the caller asked the person to be sent back. */
const policyFor = (leadsTo: readonly string[]): string =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    "frame-ancestors 'none'",
    "base-uri 'none'",
    `form-action ${["'self'", ...new Set(leadsTo.flatMap(originOf))].join(' ')}`,
  ].join('; ');

const common = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** Writes a hosted page: HTML and CSS alone, nothing from anywhere else, and a band that says what it is. */
export function sendHosted(response: ServerResponse, answer: PageAnswer): void {
  if (answer.kind === 'redirect')
    return void response.writeHead(303, { ...common, location: answer.to }).end();
  if (answer.kind === 'pdf') {
    response.writeHead(200, {
      ...common,
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${answer.name}"`,
    });
    return void response.end(answer.bytes);
  }
  const { title, body, status = 200, leadsTo = [] } = answer;
  response.writeHead(status, {
    ...common,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyFor(leadsTo),
  });
  response.end(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><div class="band" role="note"><strong>Simulation.</strong> No money moves and no real card is taken.</div>${body}</body></html>`,
  );
}
