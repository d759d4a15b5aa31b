import { contract } from '../../../shared/contract';
import { item, line, link } from '../../../shared/domain/assistant/answer';
import type { Period } from '../../../shared/domain/assistant/periods';
import { addToMonth, endOfMonth, type LocalDate, monthOf } from '../../../shared/domain/dates';
import { entityOf, places, shownAtMost, type Teller, to, told } from '../asking';

const { ledger } = contract;

/** Without a period that the question names. */
const thisMonth = (today: LocalDate): Period => ({
  from: `${monthOf(today)}-01`,
  to: endOfMonth(monthOf(today)),
});

/** Whole months that are over, for statements. */
const lastMonth = (today: LocalDate): string => addToMonth(monthOf(today), -1);

export const income: Teller = async ({ read, period, entity, today }) => {
  const { from, to: until } = period ?? thisMonth(today);
  const asked = { report: 'income' as const, from, to: until, ...(entity && { property_id: entity.id }) };
  const reply = await read(ledger.getReport, { query: asked });
  const screen = to('/reports', asked);
  const open = link('Open the report', screen);
  const rows = reply.data.rows.map((_, index) => index);
  const days = [reply.askedDay('from'), reply.askedDay('to')] as const;
  const partly =
    reply.data.next === undefined
      ? []
      : [line`More was posted than one page holds: the report has all of it.`];
  const sumOf = (column: 'collected' | 'charged') =>
    reply.sum(
      rows.map((row) => `rows/${row}/cents/${column}`),
      screen,
    );
  const figures = line`From ${days[0]} to ${days[1]}: ${sumOf('collected')} collected, ${sumOf('charged')} charged.`;
  if (entity) return told(line`${entity.name}:`, figures, ...partly, line`${open}`);
  return told(figures, ...partly, line`${open}`);
};

export const billsOpen: Teller = async (asking) => {
  const { id: propertyId, name } = entityOf(asking);
  const reply = await asking.read(ledger.listBills, { params: { propertyId } });
  const screen = to('/property-money', { id: propertyId });
  const open = link('Open its money', screen);
  const { shown, isEmpty } = places(reply.data.bills, ({ state }) => state === 'open');
  if (isEmpty) return told(line`${name} has no open bills.`, line`${open}`);
  const lines = shown.map(
    ({ index }) =>
      item`${reply.text(`bills/${index}/vendor`)}, due ${reply.day(`bills/${index}/due_on`)}: ${reply.money(`bills/${index}/cents`, screen)}`,
  );
  return told(line`${name} owes its vendors ${reply.money('owed', screen)}:`, ...lines, line`${open}`);
};

export const booksClosed: Teller = async ({ read }) => {
  const reply = await read(ledger.getBooks, {});
  if (reply.data.through === undefined) return told(line`The books have never been closed.`);
  return told(
    line`The books are closed through ${reply.day('through')}. Nothing can be posted for an earlier day.`,
  );
};

export const managementFees: Teller = async ({ read, period, today }) => {
  const month = period ? monthOf(period.from) : lastMonth(today);
  const reply = await read(ledger.listManagementFees, { query: { month } });
  const screen = to('/management-fees', { month });
  const open = link('Open Management fees', screen);
  const { shown, isEmpty } = places(reply.data.fees, ({ due }) => due > 0);
  if (isEmpty) return told(line`No management fee is due for ${reply.month('month')}.`, line`${open}`);
  const lines = shown.map(
    ({ index }) =>
      item`${reply.text(`fees/${index}/property_title`)}: ${reply.money(`fees/${index}/due`, screen)}`,
  );
  return told(line`Management fees due for ${reply.month('month')}:`, ...lines, line`${open}`);
};

export const ownerStatement: Teller = async (asking) => {
  const { id: ownerId, name } = entityOf(asking);
  const reply = await asking.read(ledger.listStatements, { params: { ownerId } });
  const open = link('Open Statements', to('/owner-statements', { id: ownerId }));
  const lines = reply.data.statements.slice(0, shownAtMost).map(({ month }, index) => {
    const screen = to('/owner-statement', { id: ownerId, month });
    return item`${reply.month(`statements/${index}/month`, screen)}: ending balance ${reply.money(`statements/${index}/ending`, screen)}`;
  });
  if (lines.length === 0) return told(line`No statement has been issued to ${name}.`, line`${open}`);
  return told(line`Statements of ${name}:`, ...lines, line`${open}`);
};
