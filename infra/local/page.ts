import type { ServerResponse } from 'node:http';
import { productName } from '../../shared/domain/product';

const entities: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, in an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[<>&"']/g, (character) => entities[character] ?? '');

const style = `
:root { color-scheme: light dark; --paper: light-dark(#faf8f4, #14181a); --card: light-dark(#fff, #1c2224); --ink: light-dark(#1d2b26, #e8ece9);
  --quiet: light-dark(#566660, #a3b1ab); --line: light-dark(#e2ddd2, #303a3d); --accent: light-dark(#1f5a45, #7fcbaa); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.55 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 5rem; }
h1 { font: 600 1.9rem/1.2 Georgia, serif; margin: 0 0 .25rem; }
h2 { font: 600 1.25rem/1.3 Georgia, serif; margin: 2.5rem 0 .75rem; }
p { margin: .4rem 0; } .quiet { color: var(--quiet); } a { color: var(--accent); overflow-wrap: anywhere; }
nav a { margin-inline-end: 1rem; }
article, details { background: var(--card); border: 1px solid var(--line); border-radius: 10px; margin: .75rem 0; padding: .9rem 1.1rem; }
summary { cursor: pointer; list-style-position: outside; } code, pre { font: 13px/1.5 ui-monospace, monospace; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--paper); border: 1px solid var(--line); border-radius: 8px; padding: .7rem .9rem; margin: .5rem 0; }
iframe { width: 100%; height: 26rem; border: 1px solid var(--line); border-radius: 8px; background: #fff; margin-top: .6rem; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: start; vertical-align: top; padding: .3rem .6rem .3rem 0; border-top: 1px solid var(--line); }
th { font-weight: 600; border: 0; color: var(--quiet); } h3 { font-size: .95rem; margin: 1rem 0 .3rem; }
.method { display: inline-block; min-width: 4.2rem; font: 600 12px ui-monospace, monospace; color: var(--accent); }`;

/** A local page: no scripts, inline style. `body` is HTML. */
export function sendPage(response: ServerResponse, { title, body }: { title: string; body: string }): void {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  });
  response.end(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)} · ${productName}</title><style>${style}</style></head><body><main>${body}</main></body></html>`,
  );
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(JSON.stringify(value));
}
