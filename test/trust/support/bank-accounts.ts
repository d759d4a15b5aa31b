import { addBankAccount } from '../../../functions/ledger/bank/add-bank-account';
import { addBankLines } from '../../../functions/ledger/bank/add-bank-lines';
import { enterBankLine } from '../../../functions/ledger/bank/enter-bank-line';
import { listBankLines } from '../../../functions/ledger/bank/list-bank-lines';
import { moveCompanyMoney } from '../../../functions/ledger/bank/move-company-money';
import { reconcileBankAccount } from '../../../functions/ledger/bank/reconcile-bank-account';
import { payBills } from '../../../functions/ledger/checks/pay-bills';
import type { Deps } from '../../../functions/runtime/deps/deps';
import { perform } from '../../../functions/runtime/perform';
import { addDays, localDateOf } from '../../../shared/domain/dates';
import type { Viewer } from '../../../shared/domain/people/roles';
import { viewerCall } from '../../support/test-world/viewer';
import type { Making } from '../samples';
import { digitsOf } from '../samples/shared';
import { newBillIn, newExpenseIn } from './owner-money';

export const aBank = (name: string) => ({
  name,
  last4: '1234',
  opening_cents: 0,
  opened_on: '2000-01-01',
});

/** A bank account of the viewer’s organization. */
export async function newBank(
  { viewer, name }: { viewer: Viewer; name: string },
  deps: Deps,
): Promise<string> {
  const call = viewerCall({ deps, now: () => deps.clock.now() }, viewer);
  return (await perform(addBankAccount, { ...call, body: aBank(name) }, deps)).data.account_id;
}

/** The first entry of the organization's own book, which makes its head. */
export async function beginOwnBook(
  { viewer, account_id }: { viewer: Viewer; account_id: string },
  deps: Deps,
): Promise<void> {
  const call = viewerCall({ deps, now: () => deps.clock.now() }, viewer);
  const facts = { way: 'in', cents: 1, moved_on: '2020-01-01', payee: '', reference: '', memo: '' } as const;
  await perform(moveCompanyMoney, { ...call, body: { account_id, ...facts } }, deps);
}

/** Who keeps this account, of whichever organization; undefined for one that is nowhere. */
function keeperOfBank({ scene, world: { deps } }: Making, accountId: string) {
  const home = [scene.home, scene.other].find(({ bank }) => bank === accountId);
  return home && viewerCall({ deps, now: () => deps.clock.now() }, home.people.orgAdmin.viewer);
}

const yesterday = ({ world }: Making): string => addDays(localDateOf(world.deps.clock.now()), -1);
let lines = 0;

/** A line of 180.00 out, each time another one. */
export const bankLine = (making: Making, cents = -18_000) => ({
  bank_id: `${making.fresh} ${lines++}`,
  nth: 1,
  on: yesterday(making),
  cents,
  text: 'ACE',
  check: '12',
});

/** An open line of the account that the call names. */
export async function newBankLine(making: Making, cents = -18_000) {
  const account_id = making.id('bank');
  const call = keeperOfBank(making, account_id);
  if (!call) return { account_id, line_id: 'bln_missing' };
  const { deps } = making.world;
  const line = bankLine(making, cents);
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

/** A line that was entered as what the bank took. */
export async function newEnteredLine(making: Making) {
  const at = await newBankLine(making);
  const call = keeperOfBank(making, at.account_id);
  const { deps } = making.world;
  if (call) await perform(enterBankLine, { ...call, body: { ...at, kind: 'bank', memo: '' } }, deps);
  return at;
}

/** Money that nobody claimed, at the account that the call names. */
export async function newUnidentified(making: Making) {
  const at = await newBankLine(making, 18_000);
  const call = keeperOfBank(making, at.account_id);
  if (!call) return { account_id: at.account_id, entry_id: 'unidentified:bank:none' };
  const body = { ...at, kind: 'unidentified' as const, memo: '' };
  const { data } = await perform(enterBankLine, { ...call, body }, making.world.deps);
  return { account_id: at.account_id, ...data };
}

/** A difference of an account that nothing was reconciled at. */
export async function newDifference(making: Making) {
  const named = making.id('bank');
  const call = keeperOfBank(making, named);
  const { deps } = making.world;
  const account_id = call ? await newBank({ viewer: call.viewer, name: making.fresh }, deps) : named;
  const facts = { cents: 700, to: 'manager' as const, reason: 'Held before' };
  return { account_id, through: yesterday(making), ...facts };
}

/** A rule of the account that the call names, made with a line that was entered. */
export async function newBankRule(making: Making) {
  const at = await newBankLine(making);
  const call = keeperOfBank(making, at.account_id);
  if (!call) return { account_id: at.account_id, rule_id: 'rul_missing' };
  const { deps } = making.world;
  const remember = `Fee ${making.fresh}`;
  await perform(enterBankLine, { ...call, body: { ...at, kind: 'bank', memo: '', remember } }, deps);
  const { organizationId } = call.viewer;
  const rules = await deps.banks.rules({ organizationId, accountId: at.account_id });
  return { account_id: at.account_id, rule_id: rules.at(-1)?.ruleId ?? '' };
}

let checks = 1_000;

/** A check of the account that the call names, for a bill of the organization's first property. */
export async function newCheck(making: Making) {
  const account_id = making.id('bank');
  const call = keeperOfBank(making, account_id);
  const home = [making.scene.home, making.scene.other].find(({ bank }) => bank === account_id);
  if (!call || !home) return { account_id, number: 1 };
  const number = ++checks;
  const body = {
    run: digitsOf(`${making.fresh} ${number}`).padStart(32, '0').slice(-32),
    paid_on: localDateOf(making.world.deps.clock.now()),
    method: 'check' as const,
    reference: '',
    first_checks: [{ account_id, number }],
    bills: [await newBillIn(making, home.properties.shown)],
  };
  const { data } = await perform(payBills, { ...call, body }, making.world.deps);
  if (data.checks.length !== 1) throw new Error(`No check: ${JSON.stringify(data.refused)}`);
  return { account_id, number };
}

/** What closes the account’s next day, long before its first line. */
export async function nextReconciliation(making: Making) {
  const accountId = making.id('bank');
  const call = keeperOfBank(making, accountId);
  const { organizationId = '' } = call?.viewer ?? {};
  const account = await making.world.deps.banks.account({ organizationId, accountId });
  const through = addDays(account?.through ?? '2000-01-01', 1);
  return { account_id: accountId, through, ending_cents: account?.balance ?? 0 };
}

/** A reconciliation that is the latest. */
export async function newReconciliation(making: Making) {
  const body = await nextReconciliation(making);
  const call = keeperOfBank(making, body.account_id);
  if (call) await perform(reconcileBankAccount, { ...call, body }, making.world.deps);
  return { account_id: body.account_id, through: body.through };
}

/** 1.00 of the company's own, put into the account that the call names. */
export const companyMoneyOf = (making: Making) => ({
  account_id: making.id('bank'),
  way: 'in' as const,
  cents: 100,
  moved_on: yesterday(making),
  payee: '',
  reference: making.fresh,
  memo: '',
});

/** 1.00 from the account that the call names to a second one of its organization. */
export async function newMove(making: Making) {
  const account_id = making.id('bank');
  const call = keeperOfBank(making, account_id);
  const { deps } = making.world;
  const name = `${making.fresh} two`;
  const to_account_id = call ? await newBank({ viewer: call.viewer, name }, deps) : 'bnk_missing';
  const facts = { moved_on: yesterday(making), reference: '', memo: '' };
  return { account_id, to_account_id, type: 'transfer' as const, cents: 100, ...facts };
}

/** An entry of the organization's own book. */
export async function newOwnEntry(making: Making) {
  const body = companyMoneyOf(making);
  const call = keeperOfBank(making, body.account_id);
  const { deps } = making.world;
  const entry_id = call
    ? (await perform(moveCompanyMoney, { ...call, body }, deps)).data.entry_id
    : 'own:none';
  return { entry_id, reason: 'By mistake' };
}

/** The one account for everything, as it is while nobody chose another. */
export async function bankUseOf(making: Making) {
  const account = making.id('bank');
  const { organizationId = '' } = keeperOfBank(making, account)?.viewer ?? {};
  const version = (await making.world.deps.banks.settings(organizationId))?.version ?? 0;
  return { money_account_id: account, deposits_account_id: account, policy: 'block' as const, version };
}

/** Another name for the account, at its version. */
export async function renamedBank(making: Making) {
  const accountId = making.id('bank');
  const { organizationId = '' } = keeperOfBank(making, accountId)?.viewer ?? {};
  const account = await making.world.deps.banks.account({ organizationId, accountId });
  return { account_id: accountId, version: account?.version ?? 1, ...aBank(making.fresh) };
}
