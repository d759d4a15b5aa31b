import type { Viewer } from '../../../shared/domain/people/roles';
import type { ViewerCall } from '../handler';
import { perform } from '../perform';
import { type Answer, answer, plainAnswer } from './answer';
import { assertPermitted, isPermitted } from './bearer';
import { deviceCookie } from './device';
import { sealAnswer } from './envelope';
import { onceOf } from './idempotency-key';
import { givingBack } from './rate-limit';
import { isSameViewer } from './same-viewer';
import type { Caller, Work } from './work';

function handle(work: Work, request: object): Promise<unknown> {
  const { handle: handler } = work.entry;
  // The row's schemas parsed `request` into what its handler takes.
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

/** A read runs in parallel with the session's fetch, as the caller in the token. If the stored session is
 * dead, the answer is discarded; if its role or grants differ, the read runs again with those. */
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
    onceIn: (organizationId: string) => onceOf(work, { organizationId, userId: 'link' }),
    ...(work.begun && { begun: work.begun }),
    ...(work.counted && { counted: work.counted }),
    ...(work.entry.row.relayed && { event: work.event }),
  });

/** Runs the handler, strips what the row's reply schema does not declare, and seals if the row says so. */
export async function run(work: Work): Promise<Answer> {
  const { row } = work.entry;
  const body = await givingBack(work, async (): Promise<Record<string, unknown>> => {
    const reply = await (work.caller ? runForViewer(work, work.caller) : runOpen(work));
    return row.reply.parse(reply);
  });
  if (row.plain) return plainAnswer(row.plain, String(body.text), work.requestId);
  return answer({
    status: 200,
    ...(row.sealed ? { text: sealAnswer(body, work.deps.settings.envelopeIv) } : { body }),
    requestId: work.requestId,
    ...(row.givesDevice && work.device && { cookies: [deviceCookie(work.device.value, work.deps.settings)] }),
  });
}
