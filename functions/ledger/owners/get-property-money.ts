import type { Contract } from '../../../shared/contract';
import { limits } from '../../../shared/domain/limits';
import { may } from '../../../shared/domain/people/roles';
import { momentAt } from '../../common/leases/lease-at';
import { holdingsOf } from '../../common/ledger/holdings';
import { findPropertyBook, ownerNames } from '../../common/ledger/property-book';
import { answer, type Handler } from '../../runtime/handler';
import { propertyLines } from './property-lines';

export const getPropertyMoney: Handler<Contract['ledger']['getPropertyMoney']> = async (request, deps) => {
  const { viewer, now, params, query } = request;
  const found = await findPropertyBook({ viewer, now, propertyId: params.propertyId }, {}, deps);
  const { head, ledger } = found;
  const { locked } = ledger.book.head;
  const [{ owners, terms, atProvider }, page] = await Promise.all([
    holdingsOf({ head, now }, deps),
    propertyLines(found, { after: query.after, limit: query.limit ?? limits.listPage }, deps),
  ]);
  const name = ownerNames(head);
  const isBankReady = (ownerId: string) =>
    head.everOwners.some((share) => share.ownerId === ownerId && share.bankReady === true);
  const latest = terms?.fees.at(-1);
  return answer({
    property_id: head.property.propertyId,
    property_title: head.property.title,
    today: momentAt(found, now).on,
    ...(locked && { closed_through: locked }),
    owners: owners.map(({ owner, balance, uncleared, reserve, feesDue, billsDue, cents }) => ({
      owner_id: owner,
      name: name(owner),
      balance,
      uncleared,
      reserve,
      fees_due: feesDue,
      bills_due: billsDue,
      distributable: cents,
      transferable: Math.min(cents, atProvider),
      bank_ready: isBankReady(owner),
    })),
    at_provider: atProvider,
    terms: {
      fee: latest?.fee ?? ({ kind: 'none' } as const),
      from: latest?.from ?? '',
      reserve: terms?.reserve ?? 0,
      version: terms?.version ?? 0,
    },
    ...page,
    may: { change: may(viewer, { area: 'money', level: 'change' }) },
  });
};
