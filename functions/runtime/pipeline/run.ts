import type { Viewer } from '../../../shared/domain/roles';
import type { ViewerCall } from '../handler';
import { perform } from '../perform';
import { type Answer, answer } from './answer';
import { assertPermitted, isPermitted } from './bearer';
import { deviceCookie } from './device';
import { sealAnswer } from './envelope';
import { onceOf } from './idempotency-key';
import { givingBack } from './rate-limit';
import { isSameViewer } from './same-viewer';
import type { Caller, Work } from './work';

function handle(work: Work, request: object): Promise<unknown> {
  const { handle: handler } = work.entry;
  // The row's schemas made `request` what this row's handler takes; the types were checked where the handler was written.
  return 'act' in handler
    ? perform(handler, request as never, work.deps)
    : handler(request as never, work.deps);
}

function handleAs(work: Work, caller: Caller, viewer: Viewer): Promise<unknown> {
  const once = onceOf(work, viewer);
  const call: ViewerCall = {
    ...work.call,
    viewer,
    session: caller.session,
    organization: () => caller.organization(viewer.organizationId),
    ...(caller.begun && { begun: caller.begun }),
    ...(once && { once }),
    ...(work.tries && { tries: work.tries }),
  };
  return handle(work, { ...work.parts, ...call });
}

/**
 * A read runs beside the session's fetch, as whom the token says. The stored session decides: dead, the answer is withheld and thrown away;
 * another role or other grants by now, the read is done again with those.
 */
async function runForViewer(work: Work, caller: Caller): Promise<unknown> {
  const { viewer: supposed } = caller.claims;
  const isRead = work.entry.row.method === 'GET';
  const early =
    isRead && supposed && isPermitted(work, supposed) ? handleAs(work, caller, supposed) : undefined;
  early?.catch(() => undefined);
  const { viewer } = await caller.session();
  assertPermitted(work, viewer);
  return early && supposed && isSameViewer(supposed, viewer) ? early : handleAs(work, caller, viewer);
}

const runOpen = (work: Work): Promise<unknown> =>
  handle(work, {
    ...work.parts,
    ...work.call,
    ...(work.begun && { begun: work.begun }),
    ...(work.counted && { counted: work.counted }),
  });

/** The middle of the stack: the handler, its reply by the row's schema (what is not declared cannot leave), sealed when the row says so. */
export async function run(work: Work): Promise<Answer> {
  const { row } = work.entry;
  const body = await givingBack(work, async (): Promise<Record<string, unknown>> => {
    const reply = await (work.caller ? runForViewer(work, work.caller) : runOpen(work));
    return row.reply.parse(reply);
  });
  return answer({
    status: 200,
    ...(row.sealed ? { text: sealAnswer(body, work.deps.settings.envelopeIv) } : { body }),
    requestId: work.requestId,
    ...(row.givesDevice && work.device && { cookies: [deviceCookie(work.device.value, work.deps.settings)] }),
  });
}
