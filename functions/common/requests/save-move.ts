import type { AuditAction } from '../../../shared/domain/audit/audit';
import type { AuditFacts } from '../../../shared/domain/audit/audit-words';
import type { Move, Moved } from '../../../shared/domain/requests/move';
import type { RequestFacts } from '../../../shared/domain/requests/request';
import { standingJob } from '../../../shared/domain/requests/standing';
import { statusOf } from '../../../shared/domain/requests/status';
import { refuse } from '../../../shared/wire/refusals';
import { type Audited, auditedProcess } from '../../runtime/audit';
import type { Deps } from '../../runtime/deps/deps';
import type { Trace } from '../../table/audit/writes';
import type { LedgerPost } from '../../table/ledger/writes';
import type { Organization } from '../../table/organizations/record';
import type { PropertyHead } from '../../table/properties/record';
import type { RepairTerms } from '../../table/repair-terms/record';
import type { RequestKey, StoredRequest } from '../../table/requests/record';
import { entryMails } from './entry-letters';
import { namedRequest, requestName } from './request-at';
import { type KeptFile, keepFiles } from './request-files';
import {
  approvalsAfter,
  type Changed,
  duesAfter,
  onCallMails,
  overrideMails,
  vendorMails,
  workLinkFor,
} from './sequels';
import { toldOfChange } from './told-request';

/** A call by a person: `trace` is the runtime's. A call by a link or a job has none. */
export type Calling = {
  readonly now: Date;
  readonly requestId: string;
  readonly trace?: ((change: Audited) => Trace) | undefined;
  /** Who acts in the log when no person with a login does. */
  readonly process?: string;
};

export type Keeping = {
  readonly call: Calling;
  readonly at: {
    readonly request?: StoredRequest | undefined;
    readonly head: PropertyHead;
    readonly terms: RepairTerms | undefined;
  };
  readonly key: RequestKey;
  readonly move: Move;
  readonly files?: readonly KeptFile[];
  /** The secret of a link that the command named by its hash. */
  readonly secret?: string | undefined;
  readonly posts?: readonly LedgerPost[];
  readonly reply?: unknown;
};

/** A command's result; throws its refusal. */
export function movedOrRefuse(move: Move): Moved {
  if ('refused' in move) throw refuse(move.refused);
  return move;
}

const factsOf = (facts: RequestFacts | undefined, now: string): AuditFacts | undefined =>
  facts && { status: statusOf(facts, now) };

/** What the log says of a change. */
function auditedMove({ key, at, call }: Keeping, { facts, event }: Moved): Audited {
  const now = call.now.toISOString();
  const amount = event.cents === undefined ? {} : { amount: event.cents };
  const reason = event.words === '' || event.what === 'raised' ? {} : { reason: event.words };
  return {
    action: `request.${event.what}` satisfies AuditAction,
    object: { kind: 'request', id: key.requestId, name: requestName(key.requestId) },
    about: facts.place.propertyId,
    before: factsOf(at.request, now),
    after: { ...factsOf(facts, now), ...amount, ...reason },
  };
}

function traceOf(keeping: Keeping, moved: Moved, deps: Deps): Trace {
  const { call, key } = keeping;
  const change = auditedMove(keeping, moved);
  if (call.trace) return call.trace(change);
  const { organizationId } = key;
  const process = call.process ?? 'The schedule';
  return {
    audit: auditedProcess({ ...change, organizationId, process, now: call.now }, deps),
    now: call.now,
  };
}

async function findOrganization(
  { organizationId }: RequestKey,
  { organizations }: Deps,
): Promise<Organization> {
  const organization = await organizations.byId(organizationId);
  if (!organization) throw refuse('not-found');
  return organization;
}

/** Mails, links and dues that follow from a change. */
async function sequelsOf(changed: Changed, secret: string | undefined, deps: Deps) {
  const { event, facts } = changed;
  const job = standingJob(facts);
  const isReminder = event.what === 'link-sent';
  const [work, news, onCall] = await Promise.all([
    secret !== undefined && job ? workLinkFor(changed, { secret, job, isReminder }, deps) : undefined,
    vendorMails(changed, deps),
    event.what === 'raised' && facts.raised.hazard !== undefined ? onCallMails(changed, 1, deps) : [],
  ]);
  const { approvals, mails } = approvalsAfter(changed, deps);
  return {
    link: work?.link,
    approvals,
    mails: [
      ...(work?.mails ?? []),
      ...news,
      ...onCall,
      ...mails,
      ...overrideMails(changed, deps),
      ...entryMails(changed, deps),
    ],
    dues: duesAfter(changed),
  };
}

/** Asks nobody any more: writes what a command led to, with who is told and what follows. The new version. */
export async function saveMove(keeping: Keeping, deps: Deps): Promise<number> {
  const { call, at, key, files = [], secret, posts = [], reply } = keeping;
  const moved = movedOrRefuse(keeping.move);
  const { facts, event } = moved;
  const { now } = call;
  const organization = await findOrganization(key, deps);
  const named = namedRequest({ requestId: key.requestId, place: facts.place });
  const about = { organization, named };
  const { head, terms, request: before } = at;
  const changed = { key, head, terms, before, facts, event, about, now };
  const trace = traceOf(keeping, moved, deps);
  const source = `request:${key.requestId}:${event.seq}`;
  const { organizationId } = key;
  const [sequels, told] = await Promise.all([
    sequelsOf(changed, secret, deps),
    toldOfChange(
      { organizationId, before, facts, terms, named, sender: organization.name, source, now, event },
      deps,
    ),
  ]);
  const write = () =>
    deps.requests.write({
      before,
      facts,
      key,
      event: { ...event, callId: call.requestId },
      files: files.map(({ file }) => file),
      ...sequels,
      posts,
      trace: { ...trace, told, ...(reply !== undefined && { reply }) },
    });
  return keepFiles(files, write, deps);
}
