import type { MoneyHeld } from '../../../shared/contract/home';
import { sumOf, totalOf } from '../../../shared/domain/ledger/accounts';
import { seesBank } from '../../../shared/domain/ledger/bank/bank-reach';
import { isSoloIn } from '../../common/ledger/bank-money';
import type { Deps } from '../../runtime/deps/deps';
import { isOrganizationBook } from '../../table/ledger/record';
import type { HomeCall, HomeRead } from './read-home';

/**
 * Whose the money of these books is, from their balances (D8); undefined for who sees no money. The
 * organization's own book belongs to who sees all of it.
 */
export async function heldMoney(
  { viewer, query }: HomeCall,
  { heads }: HomeRead,
  deps: Deps,
): Promise<MoneyHeld | undefined> {
  if (!heads) return undefined;
  const isWhole = seesBank(viewer) && !query.property && !query.owner;
  const books = heads.filter((head) => isWhole || !isOrganizationBook(head));
  const sum = (...classes: string[]) => sumOf(books.map(({ balances }) => totalOf(balances, ...classes)));
  // What is claimed and not paid is no money, nor is what a vendor's bill will be.
  const all = sumOf(books.map(({ balances }) => sumOf(Object.values(balances))));
  const noMoney = sum('receivable', 'uncollected', 'payable', 'unpaid');
  const isSolo = await isSoloIn(viewer.organizationId, deps);
  const off = all - noMoney - sum('opening', 'transfer') + 0;
  const owners = -sum('owner') + 0;
  const manager = -sum('manager') + 0;
  return {
    bank: sum('cash'),
    provider: sum('clearing', 'withheld'),
    owners: isSolo ? 0 : owners,
    deposits: -sum('deposit') + 0,
    prepaid: -sum('prepayment') + 0,
    unidentified: -sum('unidentified') + 0,
    yours: manager + (isSolo ? owners : 0),
    off,
    awaits_opening: off !== 0 && sum('opening') !== 0,
    is_solo: isSolo,
  };
}
