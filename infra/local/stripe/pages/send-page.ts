import type { ServerResponse } from 'node:http';
import { escapeHtml } from '../../page';
import type { PageAnswer } from './page';
import { style } from './style';

const originOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : []);

/** A form posts to its own origin, which may redirect to these addresses. */
const policyFor = (formTargets: readonly string[]): string =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    "frame-ancestors 'none'",
    "base-uri 'none'",
    `form-action ${["'self'", ...new Set(formTargets.flatMap(originOf))].join(' ')}`,
  ].join('; ');

const commonHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // With `no-referrer` its own forms would come from `null`, as a stranger's can.
  'referrer-policy': 'same-origin',
};

/** Sends a hosted page: only HTML and CSS, with a banner that says it is a simulation. */
export function sendHostedPage(response: ServerResponse, answer: PageAnswer): void {
  if (answer.kind === 'redirect')
    return void response.writeHead(303, { ...commonHeaders, location: answer.to }).end();
  if (answer.kind === 'pdf') {
    response.writeHead(200, {
      ...commonHeaders,
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${answer.name}"`,
    });
    return void response.end(answer.bytes);
  }
  const { title, body, status = 200, formTargets = [] } = answer;
  response.writeHead(status, {
    ...commonHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyFor(formTargets),
  });
  response.end(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><div class="band" role="note"><strong>Simulation.</strong> No money moves and no real card is taken.</div>${body}</body></html>`,
  );
}
