import { contract } from '../../../shared/contract';
import { item, type Line, line, link } from '../../../shared/domain/assistant/answer';
import { limits } from '../../../shared/domain/limits';
import { type Asking, places, type Teller, to, told } from '../asking';

const { ledger } = contract;
const limit = limits.listPageMax;
const rentList = link('Open Rent', '/ledges-totalpayment');

/** Of the property or unit that is asked about; all of them without one. */
async function balances({ read, entity }: Asking) {
  const search = entity?.propertyTitle;
  const reply = await read(ledger.listBalances, {
    query: { ...(search !== undefined && { search }), limit },
  });
  const isHere = (each: { property_title: string; unit_number: string }) =>
    entity === undefined ||
    (each.property_title === entity.propertyTitle &&
      (entity.unitNumber === undefined || each.unit_number === entity.unitNumber));
  return { reply, isHere };
}

type Debt = 'balance' | 'past_due' | 'prepaid';

async function listed(asking: Asking, about: { field: Debt; nobody: Line; lead: Line }): Promise<Line[]> {
  const { reply, isHere } = await balances(asking);
  const { shown, hasMore, isEmpty } = places(
    reply.data.leases,
    (each) => isHere(each) && each[about.field] > 0,
  );
  if (isEmpty && reply.data.next === undefined) return [about.nobody];
  const lines = shown.map(({ each, index }) => {
    const at = `leases/${index}`;
    const screen = to('/ledgesData', { id: each.lease_id });
    return item`${reply.text(`${at}/tenants`, screen)}, unit ${reply.text(`${at}/unit_number`)}, ${reply.text(`${at}/property_title`)}: ${reply.money(`${at}/${about.field}`, screen)}`;
  });
  const rest = hasMore || reply.data.next !== undefined;
  return [about.lead, ...lines, rest ? line`There are more. ${rentList}` : line`${rentList}`];
}

export const whoOwes: Teller = async (asking) =>
  told(
    ...(await listed(asking, {
      field: 'balance',
      nobody: line`Nobody owes anything there.`,
      lead: line`These tenants owe money:`,
    })),
  );

export const whoIsLate: Teller = async (asking) =>
  told(
    ...(await listed(asking, {
      field: 'past_due',
      nobody: line`Nobody is late there.`,
      lead: line`These tenants are past due:`,
    })),
  );

export const whoIsAhead: Teller = async (asking) =>
  told(
    ...(await listed(asking, {
      field: 'prepaid',
      nobody: line`Nobody has paid ahead.`,
      lead: line`These tenants have paid ahead:`,
    })),
  );

export const totalOwed: Teller = async (asking) => {
  const { reply } = await balances(asking);
  return told(
    line`Tenants owe ${reply.money('totals/balance', '/ledges-totalpayment')} in all. Past due are ${reply.money('totals/past_due', '/ledges-totalpayment')}.`,
    line`${rentList}`,
  );
};

export const oldDebts: Teller = async (asking) => {
  const { reply } = await balances(asking);
  const { shown, isEmpty } = places(reply.data.leases, ({ aging }) => aging.older > 0);
  if (isEmpty) return told(line`Nothing is open for longer than ninety days.`, line`${rentList}`);
  const lines = shown.map(({ each, index }) => {
    const screen = to('/ledgesData', { id: each.lease_id });
    return item`${reply.text(`leases/${index}/tenants`, screen)}: ${reply.money(`leases/${index}/aging/older`, screen)}`;
  });
  return told(line`Open for longer than ninety days:`, ...lines, line`${rentList}`);
};

export const depositsHeld: Teller = async (asking) => {
  const { reply } = await balances(asking);
  return told(
    line`The deposits you hold come to ${reply.money('totals/deposit_held', to('/reports', { report: 'deposits' }))}.`,
    line`${link('Open the deposit register', to('/reports', { report: 'deposits' }))}`,
  );
};

export const lateFees: Teller = async ({ read }) => {
  const reply = await read(ledger.listLateFees, {});
  const open = link('Open Late fees', '/late-fees');
  const { shown, isEmpty, hasMore } = places(reply.data.fees, ({ cents }) => cents > 0);
  if (isEmpty) return told(line`No late fee is due today.`, line`${open}`);
  const lines = shown.map(
    ({ each, index }) =>
      item`${reply.text(`fees/${index}/tenants`, to('/ledgesData', { id: each.lease_id }))}: ${reply.money(`fees/${index}/cents`, '/late-fees')} for ${reply.text(`fees/${index}/label`)}`,
  );
  const more = hasMore || reply.data.has_more;
  return told(
    line`Late fees that you may charge today:`,
    ...lines,
    more ? line`There are more. ${open}` : line`${open}`,
  );
};
