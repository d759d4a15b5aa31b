import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { nameOf } from '../../shared/domain/names';
import { bankLinkOpened } from '../../shared/domain/notifications';
import { toldOwner } from '../billing/told-bank';
import { audited } from '../runtime/audit';
import type { Deps } from '../runtime/deps';
import { readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';
import { findNamedOwner, type OwnerWithAccount } from './find-owner';

type Row = Contract['owners']['startOnboarding'];
type Request = RequestOf<Row> & ViewerCall;

/** The owner's account: the one that stands, else a new one, kept with who began it. */
async function accountOf(
  { owner, account: before }: OwnerWithAccount,
  request: ViewerCall,
  deps: Deps,
): Promise<string> {
  if (before) return before.accountId;
  const { organizationId, ownerId, email } = owner;
  const accountId = await deps.payments.connectedAccountFor({ organizationId, ownerId, email });
  const at = request.now.toISOString();
  const entry = audited(
    request,
    {
      action: 'owner.bank-started',
      object: { kind: 'owner', id: ownerId, name: nameOf(owner) },
      after: { state: 'started' },
    },
    deps,
  );
  const account = {
    ...{ organizationId, ownerId, accountId },
    version: 1,
    detailsSubmitted: false,
    payoutsEnabled: false,
    missing: [],
    startedAt: at,
    updatedAt: at,
  };
  return (await deps.connectedAccounts.start(account, entry)).accountId;
}

/** Logs the link, and tells the owner when somebody else opened it. */
async function noteLink({ owner }: OwnerWithAccount, request: ViewerCall, deps: Deps): Promise<void> {
  const { viewer, now } = request;
  const { organizationId, ownerId } = owner;
  const object = { kind: 'owner' as const, id: ownerId, name: nameOf(owner) };
  const entry = audited(request, { action: 'owner.bank-link', object }, deps);
  const isOwn = viewer.ownerId === ownerId || viewer.userId === owner.userId;
  const { name: organization } = await request.organization();
  const told = { organizationId, ownerId, source: entry.auditId, now };
  await deps.connectedAccounts.noteLink(
    entry,
    isOwn ? [] : [toldOwner(told, bankLinkOpened({ organization }))],
  );
}

/** Bank and identity are typed on the provider's own page. Back from it leads to the state; a link that was used or is too old leads to the start. */
export const startOnboarding: Handler<Row> = readingFirst<Request, OwnerWithAccount, ReplyOf<Row>>(
  findNamedOwner,
  async (request, deps) => {
    const { rentailownerid: ownerId, for_property: id = '' } = request.body;
    const found = await request.first();
    const accountId = await accountOf(found, request, deps);
    const { siteUrl } = deps.settings;
    const place = new URLSearchParams({ ...(id !== '' && { id }), owner: ownerId });
    const { url } = await deps.payments.startOnboarding({
      accountId,
      returnUrl: `${siteUrl}/ownerBankInfo?${place}&from=provider`,
      refreshUrl: `${siteUrl}/onbordingOwner?${place}&from=provider`,
    });
    await noteLink(found, request, deps);
    return { success: 1, data: { url } };
  },
);
