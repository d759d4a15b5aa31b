import { contract } from '../../../shared/contract';
import { item, line } from '../../../shared/domain/assistant/answer';
import { entityOf, places, type Teller, told } from '../asking';
import { leaseIdOf, noLease, openLedger, theirLedger } from './their-ledger';

const { ledger } = contract;

export const whatTheyOwe: Teller = async (asking) => {
  const leaseId = leaseIdOf(asking);
  if (leaseId === undefined) return noLease(asking);
  const { reply, screen } = await theirLedger(asking, leaseId);
  const { name } = entityOf(asking);
  if (reply.data.balance <= 0)
    return told(
      line`${name} owes nothing. The balance is ${reply.money('balance', screen)}.`,
      line`${openLedger(leaseId)}`,
    );
  return told(
    line`${name} owes ${reply.money('balance', screen)}. Past due are ${reply.money('past_due', screen)}.`,
    line`${openLedger(leaseId)}`,
  );
};

export const whyTheyOwe: Teller = async (asking) => {
  const leaseId = leaseIdOf(asking);
  if (leaseId === undefined) return noLease(asking);
  const { reply, screen } = await theirLedger(asking, leaseId);
  const { name } = entityOf(asking);
  const { shown, isEmpty, hasMore } = places(reply.data.open);
  if (isEmpty) return told(line`${name} has no open charges.`, line`${openLedger(leaseId)}`);
  const lines = shown.map(
    ({ index }) =>
      item`${reply.text(`open/${index}/label`, screen)}, due ${reply.day(`open/${index}/due`)}: ${reply.money(`open/${index}/cents`, screen)}`,
  );
  return told(
    line`${name} owes ${reply.money('balance', screen)}. These charges are open:`,
    ...lines,
    hasMore ? line`There are more. ${openLedger(leaseId)}` : line`${openLedger(leaseId)}`,
  );
};

export const hasPaid: Teller = async (asking) => {
  const leaseId = leaseIdOf(asking);
  if (leaseId === undefined) return noLease(asking);
  const { reply, screen } = await theirLedger(asking, leaseId);
  const { name } = entityOf(asking);
  const at = reply.data.lines.findIndex(({ type, payment }) => type === 'payment' && payment !== undefined);
  const standing = line`Past due now: ${reply.money('past_due', screen)}.`;
  if (at < 0)
    return told(
      line`I see no payment of ${name} among the latest entries.`,
      standing,
      line`${openLedger(leaseId)}`,
    );
  return told(
    line`The last payment of ${name} was ${reply.money(`lines/${at}/payment/cents`, screen)} on ${reply.day(`lines/${at}/on`)}.`,
    standing,
    line`${openLedger(leaseId)}`,
  );
};

export const whatComesNext: Teller = async (asking) => {
  const leaseId = leaseIdOf(asking);
  if (leaseId === undefined) return noLease(asking);
  const reply = await asking.read(ledger.listComingRent, { params: { leaseId } });
  const { name } = entityOf(asking);
  const at = reply.data.lines.findIndex(({ charge }) => charge !== undefined);
  if (at < 0)
    return told(line`Nothing will be charged to ${name} in the coming year.`, line`${openLedger(leaseId)}`);
  return told(
    line`Next for ${name}: ${reply.text(`lines/${at}/charge/label`)}, ${reply.money(`lines/${at}/amount`)}, due ${reply.day(`lines/${at}/charge/due`)}.`,
    line`${openLedger(leaseId)}`,
  );
};

export const theirDeposit: Teller = async (asking) => {
  const leaseId = leaseIdOf(asking);
  if (leaseId === undefined) return noLease(asking);
  const { reply, screen } = await theirLedger(asking, leaseId);
  return told(
    line`You hold a deposit of ${reply.money('deposit_held', screen)} for ${entityOf(asking).name}.`,
    line`${openLedger(leaseId)}`,
  );
};
