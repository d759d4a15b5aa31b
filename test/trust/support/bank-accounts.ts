import { addBankAccount } from '../../../functions/ledger/add-bank-account';
import { addBankLines } from '../../../functions/ledger/add-bank-lines';
import { listBankLines } from '../../../functions/ledger/list-bank-lines';
import { reconcileBankAccount } from '../../../functions/ledger/reconcile-bank-account';
import { setBankLineAside } from '../../../functions/ledger/set-bank-line-aside';
import type { Deps } from '../../../functions/runtime/deps/deps';
import { perform } from '../../../functions/runtime/perform';
import { addDays, localDateOf } from '../../../shared/domain/dates';
import type { Viewer } from '../../../shared/domain/roles';
import { viewerCall } from '../../support/stand/viewer';
import type { Making } from '../samples';
import { newExpenseIn } from './owner-money';

export const aBank = (name: string) => ({
  ...{ name, last4: '1234', opening_cents: 0, opened_on: '2000-01-01' },
});

/** A bank account of the viewer’s organization. */
export async function newBank(
  { viewer, name }: { viewer: Viewer; name: string },
  deps: Deps,
): Promise<string> {
  const call = viewerCall({ deps, now: () => deps.clock.now() }, viewer);
  return (await perform(addBankAccount, { ...call, body: aBank(name) }, deps)).data.account_id;
}

/** Who keeps this account, of whichever organization; undefined for one that is nowhere. */
function keeperOfBank({ scene, house: { deps } }: Making, accountId: string) {
  const home = [scene.home, scene.other].find(({ bank }) => bank === accountId);
  return home && viewerCall({ deps, now: () => deps.clock.now() }, home.people.orgAdmin.viewer);
}

const yesterday = ({ house }: Making): string => addDays(localDateOf(house.deps.clock.now()), -1);
let lines = 0;

/** A line of 180.00 out, each time another one. */
export const bankLine = (making: Making, cents = -18_000) => ({
  ...{
    bank_id: `${making.fresh} ${lines++}`,
    nth: 1,
    on: yesterday(making),
    cents,
    text: 'ACE',
    check: '12',
  },
});

/** An open line of the account that the call names. */
export async function newBankLine(making: Making) {
  const account_id = making.id('bank');
  const call = keeperOfBank(making, account_id);
  if (!call) return { account_id, line_id: 'bln_missing' };
  const { deps } = making.house;
  const line = bankLine(making);
  const day = { from: line.on, to: line.on };
  const all = async () => {
    const read = [];
    let after: string | undefined;
    do {
      const asked = { params: { accountId: account_id }, query: { ...day, after, limit: 100 } };
      const { data } = await listBankLines({ ...call, ...asked }, deps);
      read.push(...data.lines.map(({ line_id }) => line_id));
      after = data.next;
    } while (after !== undefined);
    return read;
  };
  const before = new Set(await all());
  await perform(addBankLines, { ...call, body: { account_id, lines: [line] } }, deps);
  const [line_id = ''] = (await all()).filter((one) => !before.has(one));
  return { account_id, line_id };
}

/** An open line and the expense that it is, of the organization’s first property. */
export async function newBankMatch(making: Making) {
  const { account_id, line_id } = await newBankLine(making);
  const home = [making.scene.home, making.scene.other].find(({ bank }) => bank === account_id);
  const { property_id, entry_id } = await newExpenseIn(making, home?.properties.shown ?? 'prp_none');
  return { account_id, matches: [{ line_id, entries: [{ book_id: property_id, property_id, entry_id }] }] };
}

/** A line that was set aside. */
export async function newAsideLine(making: Making) {
  const at = await newBankLine(making);
  const call = keeperOfBank(making, at.account_id);
  const { deps } = making.house;
  if (call) await perform(setBankLineAside, { ...call, body: { ...at, reason: 'Not ours' } }, deps);
  return at;
}

/** What closes the account’s next day, long before its first line. */
export async function nextReconciliation(making: Making) {
  const accountId = making.id('bank');
  const call = keeperOfBank(making, accountId);
  const { organizationId = '' } = call?.viewer ?? {};
  const account = await making.house.deps.banks.account({ organizationId, accountId });
  const through = addDays(account?.through ?? '2000-01-01', 1);
  return { account_id: accountId, through, ending_cents: account?.balance ?? 0 };
}

/** A reconciliation that is the latest. */
export async function newReconciliation(making: Making) {
  const body = await nextReconciliation(making);
  const call = keeperOfBank(making, body.account_id);
  if (call) await perform(reconcileBankAccount, { ...call, body }, making.house.deps);
  return { account_id: body.account_id, through: body.through };
}

/** Another name for the account, at its version. */
export async function renamedBank(making: Making) {
  const accountId = making.id('bank');
  const { organizationId = '' } = keeperOfBank(making, accountId)?.viewer ?? {};
  const account = await making.house.deps.banks.account({ organizationId, accountId });
  return { account_id: accountId, version: account?.version ?? 1, ...aBank(making.fresh) };
}
