import { describe, expect, it } from 'vitest';
import { bankNames } from '../bank/bank-codes';
import { accountName, accountOrder, incomeKindName, listedAccount, ownerOfAccount } from './account-names';

const owners: Readonly<Record<string, string>> = { own_1: 'Olga Stone', own_2: 'Oscar Wells' };
const named = (account: string) =>
  accountName(account, {
    ownerName: (ownerId) => owners[ownerId],
    bankName: bankNames([{ code: 'b2', name: 'Deposits', last4: '7730' }]),
  });

describe('an account', () => {
  it.each([
    ['cash/bank', 'Bank'],
    ['cash/b2', 'Bank: Deposits ••7730'],
    ['cash/b3', 'Bank'],
    ['unidentified/b2', 'Unidentified money: Deposits ••7730'],
    ['clearing/stripe', 'Payment provider'],
    ['withheld', 'Withheld in disputes'],
    ['receivable/rent', 'Accounts receivable, rent'],
    ['receivable/pet', 'Accounts receivable, pet rent'],
    ['receivable', 'Accounts receivable'],
    ['uncollected/late', 'Charged, not collected, late fee'],
    ['prepayment', 'Prepayments held'],
    ['deposit/ada', 'Deposits held'],
    ['deposit', 'Deposits held'],
    ['owner/own_1/rent', 'Owner: Olga Stone, rent'],
    ['owner/own_2/management', 'Owner: Oscar Wells, management fee'],
    ['owner/own_2', 'Owner: Oscar Wells'],
    ['owner/own_3/rent', 'Owner, rent'],
    ['manager/nsf', 'Manager’s fees, returned payment fee'],
    ['manager', 'Manager’s fees'],
    ['unpaid', 'Bills not paid'],
    ['payable', 'Owed to vendors'],
    ['transfer', 'Transfers between leases'],
    ['opening', 'Opening balances'],
    ['escrow/tax', 'escrow/tax'],
  ])('%s is called “%s”', (account, name) => {
    expect(named(account)).toBe(name);
  });

  it('is an owner’s by its name, and no other one is', () => {
    expect(ownerOfAccount('owner/own_1/rent')).toBe('own_1');
    expect(ownerOfAccount('owner/own_1')).toBe('own_1');
    for (const account of ['manager/late', 'deposit/own_1', 'receivable/rent'])
      expect(ownerOfAccount(account)).toBeUndefined();
  });

  it('stands where a trial balance lists it: tenants before owners, unknown ones last', () => {
    const accounts = ['escrow/tax', 'opening', 'owner/own_1', 'deposit', 'receivable', 'cash/bank'];
    const inOrder = accounts.toSorted((one, other) => accountOrder(one) - accountOrder(other));
    expect(inOrder).toEqual(accounts.toReversed());
  });

  it('is listed owner by owner, the deposits of all tenants together, and kinds of charges as one', () => {
    const accounts = ['deposit/ada', 'deposit/ben', 'owner/own_1/rent', 'owner/own_2/rent', 'manager/late'];
    expect(accounts.map(listedAccount)).toEqual([
      'deposit',
      'deposit',
      'owner/own_1',
      'owner/own_2',
      'manager',
    ]);
  });

  it.each([
    ['manager/late', 'Late fee'],
    ['owner/*/pet', 'Pet rent'],
    ['owner/own_1/parking', 'Parking'],
  ])('%s is the income “%s”', (account, name) => {
    expect(incomeKindName(account)).toBe(name);
  });
});
