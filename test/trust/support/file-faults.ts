import type { ServerResponse } from 'node:http';
import type { Answer } from '../../../infra/local/server';

// `…Once` fails one attempt, which the SDK retries; `down` fails every attempt. `lost` means that S3 did the
// work but the answer never came.
export const fileFaultKinds = ['slowDownOnce', 'lostOnce', 'down', 'cutOff', 'lost'] as const;
export type FileFaultKind = (typeof fileFaultKinds)[number];

/** The `call`th S3 request from now on fails this way; an SDK retry is another request. */
export type FileFault = { readonly call: number; readonly kind: FileFaultKind };

const errorDocument = (code: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>injected by a test</Message></Error>`;

function refuseWith(response: ServerResponse, code: 'SlowDown' | 'InternalError'): void {
  const status = code === 'SlowDown' ? 503 : 500;
  response.writeHead(status, { 'content-type': 'application/xml' }).end(errorDocument(code));
}

/** Lets S3 do the work, then cuts the connection before the answer. */
async function workAndLose(next: Answer, ...[request, response]: Parameters<Answer>): Promise<void> {
  const end = response.end.bind(response);
  response.end = () => {
    response.destroy();
    return response;
  };
  response.writeHead = () => response;
  response.write = () => true;
  await next(request, response);
  response.end = end;
}

/** Sits in front of the files double, fails planned requests and counts all. */
export class FileFaultPlan {
  #fault: FileFault | undefined;
  #requests = 0;
  #struck = false;

  arm(fault: FileFault | undefined): void {
    this.#fault = fault;
    this.#requests = 0;
    this.#struck = false;
  }

  get requests(): number {
    return this.#requests;
  }

  get struck(): boolean {
    return this.#struck;
  }

  /** The planned request; `down`, `cutOff` and `lost` also fail all later ones, so that no retry succeeds. */
  #isHit(): FileFaultKind | undefined {
    this.#requests += 1;
    const fault = this.#fault;
    if (!fault) return undefined;
    const once = fault.kind === 'slowDownOnce' || fault.kind === 'lostOnce';
    const hit = once ? this.#requests === fault.call : this.#requests >= fault.call;
    if (hit) this.#struck = true;
    return hit ? fault.kind : undefined;
  }

  readonly before = (next: Answer): Answer => {
    return async (request, response) => {
      const kind = this.#isHit();
      if (kind === undefined) return next(request, response);
      if (kind === 'slowDownOnce') return refuseWith(response, 'SlowDown');
      if (kind === 'down') return refuseWith(response, 'InternalError');
      if (kind === 'cutOff') return void response.destroy();
      return workAndLose(next, request, response);
    };
  };
}
