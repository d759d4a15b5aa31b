import type { RequestOf } from '../../../shared/contract/endpoint';
import type { leases as rows } from '../../../shared/contract/leases';
import { defined } from '../../../shared/domain/defined';
import { depositDue, depositRuleOf } from '../../../shared/domain/leases/rent/deposit-clock';
import { sentBackOf } from '../../../shared/domain/ledger/deposits/deposit-backs';
import { settleLedger } from '../../../shared/domain/ledger/deposits/settlement';
import { type SettlementSums, settlementSums } from '../../../shared/domain/ledger/deposits/settlement-sums';
import { type Posted, post } from '../../../shared/domain/ledger/fold';
import { isRefused } from '../../../shared/domain/ledger/refusals';
import { refuse } from '../../../shared/wire/refusals';
import { momentAt } from '../../common/leases/lease-at';
import { tenantsOf } from '../../common/leases/tenants-of';
import { feeBearerIn, guardsOf, propertyAccounts } from '../../common/ledger/bank-money';
import { ownersOn } from '../../common/ledger/ledger-place';
import { postRentOf } from '../../common/ledger/post-rent-of';
import type { Deps } from '../../runtime/deps/deps';
import type { BankGuard } from '../../table/bank/record';
import type { Settlement } from '../../table/ledger/record';
import { blockedBy, bookWithRent, moneyOf, proposedOf, type SettlingAt } from './find-settling';

type Asked = {
  readonly body: RequestOf<typeof rows.settleDeposit>['body'];
  readonly now: Date;
  /** A user id. */
  readonly by: string;
};

/** Takes back rent of days after the end, if the job has not yet: then everything is read again. */
async function postDueRent(at: SettlingAt, now: Date, deps: Deps): Promise<void> {
  if (!bookWithRent(at, now).isDue) return;
  const { leaseId } = at.read.lease;
  const watch = { organizationId: at.unit.organizationId, leaseId, version: at.read.version, next: '' };
  await postRentOf({ watch, now }, deps);
  throw refuse('conflict');
}

/** What is posted, and its record. Refuses as the rules do; `changed-meanwhile` for figures nobody saw. */
export async function decideSettlement(
  at: SettlingAt,
  asked: Asked,
  deps: Deps,
): Promise<{ posted: Posted; guards: readonly BankGuard[]; settlement: Settlement }> {
  const { body, now } = asked;
  const { on } = momentAt(at, now);
  const blocked = blockedBy(at, on);
  if (blocked) throw refuse(blocked);
  await postDueRent(at, now, deps);
  const { book } = at.ledger;
  const { charges, waivers, paid_out: paidOut } = body;
  const shares = ownersOn(at.head);
  const accounts = (await propertyAccounts(at.ledger.key, deps))(on);
  const bearer = await feeBearerIn(at.unit.organizationId, deps);
  const settling = { charges, waivers, paidOut, accounts, shares, bearer };
  const posted = post(book, settleLedger(book, { on }, settling));
  if (isRefused(posted)) throw refuse(posted.refused);
  const money = moneyOf(at, { book, on });
  const sums = settlementSums({ ...money, charges, waivers });
  const isAsSeen = sums.refunded === body.refunded_cents && sums.owed === body.owed_cents;
  if (!isAsSeen) throw refuse('changed-meanwhile');
  const guards = await guardsOf({ books: [{ before: at.ledger, posted }] }, deps);
  if ('refused' in guards)
    throw refuse(guards.refused, { ...(guards.message && { message: guards.message }) });
  return { posted, guards, settlement: settlementOf(at, { ...asked, on, money, sums }) };
}

type Decided = Asked & { on: string; money: ReturnType<typeof moneyOf>; sums: SettlementSums };

/** The record of a settlement, which its letter is made from. */
function settlementOf(at: SettlingAt, { body, now, by, on, money, sums }: Decided): Settlement {
  const { lease } = at.read;
  const { state } = at.head.property;
  const { held, open } = money;
  const photos = new Map(proposedOf(at).map((one) => [one.item, one.photos]));
  const sentBack = sentBackOf(at.ledger.book);
  return {
    organizationId: at.unit.organizationId,
    leaseId: lease.leaseId,
    at: now.toISOString(),
    by,
    on,
    signedBy: body.signed_by.trim(),
    tenants: tenantsOf(at, now).map(({ name }) => name),
    address: lease.forwarding?.address ?? '',
    held: held.map(({ name, cents }) => ({ name, cents })),
    ...(at.moved.length > 0 && { moved: [...at.moved] }),
    ...(sentBack.length > 0 && { sentBack }),
    due: open
      .filter(({ kind }) => kind !== 'deposit')
      .map(({ kind, label, due, cents }) => ({ kind, label, due, cents })),
    charges: body.charges.map(({ item = '', ...one }) => ({ ...one, photos: photos.get(item) ?? 0 })),
    waivers: body.waivers.map(({ charge, cents, reason }) => {
      const { kind = 'other', label = '' } = open.find((one) => one.charge === charge) ?? {};
      return { kind, label, cents, reason };
    }),
    sums,
    ...defined({
      paidOut: sums.refunded > 0 ? body.paid_out : undefined,
      deadline: depositDue(lease, { on, state }),
      rule: depositRuleOf(lease, { on, state })?.source,
    }),
  };
}
