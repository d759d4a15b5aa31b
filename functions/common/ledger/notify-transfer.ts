import {
  transferFailed,
  transferReturned,
  transferSent,
} from '../../../shared/domain/ledger/owners/transfer-notifications';
import type { TransferFact } from '../../../shared/domain/ledger/owners/transfers';
import type { Deps } from '../../runtime/deps/deps';
import type { NewNotification } from '../../table/notifications/writes';
import type { PropertyHead } from '../../table/properties/record';
import type { OwnerTransfer } from '../../table/transfers/record';
import { notifyOwner } from '../billing/notify-bank';
import { notifyHead, notifyPerson } from '../notifications/notify';
import { ownerNames } from './property-book';

type Told = {
  readonly transfer: OwnerTransfer;
  readonly fact: TransferFact;
  readonly head: PropertyHead;
  /** Names the event, so that nobody hears of it twice. */
  readonly source: string;
  readonly now: Date;
};

/** The owner hears that money is on its way; the organization's head of what went wrong. */
export async function notifyTransfer(
  { transfer, fact, head, source, now }: Told,
  deps: Deps,
): Promise<NewNotification[]> {
  const { organizationId, ownerId, leaseId: propertyId } = transfer;
  const organization = await deps.organizations.byId(organizationId);
  if (!organization) return [];
  const place = { place: head.property.title, propertyId, name: ownerNames(head)(ownerId) };
  if (fact.kind === 'failed')
    return notifyHead(
      { organization, source, text: transferFailed({ ...place, ...transfer, ...fact }), now },
      deps,
    );
  if (fact.kind === 'back')
    return notifyHead({ organization, source, text: transferReturned({ ...place, ...fact }), now }, deps);
  const [owner] = await deps.owners.byIds({ organizationId, ownerIds: [ownerId] });
  const text = transferSent({ organization: organization.name, place: head.property.title });
  const { userId = '', userRoleId = '' } = owner ?? {};
  if (userRoleId === '') return [notifyOwner({ organizationId, ownerId, source, now }, text)];
  return notifyPerson({ organizationId, userId, userRoleId, source, text, now }, deps);
}
