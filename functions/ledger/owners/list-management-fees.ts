import type { Contract } from '../../../shared/contract';
import type { MonthlyFee } from '../../../shared/contract/owner-money';
import { endOfMonth } from '../../../shared/domain/dates';
import { sumOf } from '../../../shared/domain/ledger/accounts';
import { lastEndedDay } from '../../../shared/domain/ledger/close-books';
import { feesDue } from '../../common/ledger/fees-due';
import { ownerNames } from '../../common/ledger/property-book';
import { propertiesSeen } from '../../common/portfolio/properties-seen';
import type { Deps } from '../../runtime/deps/deps';
import { answer, type Handler } from '../../runtime/handler';
import { mapAll } from '../../runtime/map-all';
import { isOrganizationBook, type StoredHead } from '../../table/ledger/record';

/** Properties of one preview: reading a month of each takes a while. */
const mostProperties = 200;
const atOnce = 4;

type Asked = { readonly organizationId: string; readonly month: string };

/** One property's fee of a month; nothing where no fee is agreed and none was charged. */
async function feesOf(
  books: readonly StoredHead[],
  { organizationId, month }: Asked,
  deps: Deps,
): Promise<MonthlyFee[]> {
  const propertyId = books[0]?.propertyId ?? '';
  const key = { organizationId, propertyId };
  const [head, terms] = await Promise.all([deps.properties.head(key), deps.statements.terms(key)]);
  if (!head || !terms) return [];
  const [fee] = await feesDue({ head, books, terms, months: [month] }, deps);
  if (!fee || fee.terms.kind === 'none') return [];
  const name = ownerNames(head);
  const owners = [...new Set([...Object.keys(fee.collected), ...Object.keys(fee.due)])];
  return [
    {
      property_id: propertyId,
      property_title: head.property.title,
      fee: fee.terms,
      due: sumOf(Object.values(fee.due)),
      charged: sumOf(Object.values(fee.charged)),
      owners: owners
        .map((id) => ({
          owner_id: id,
          name: name(id),
          collected: fee.collected[id] ?? 0,
          due: fee.due[id] ?? 0,
        }))
        .toSorted((one, other) => one.name.localeCompare(other.name)),
    },
  ];
}

/** What the management fee of a month is, property by property. Nothing is charged. */
export const listManagementFees: Handler<Contract['ledger']['listManagementFees']> = async (
  { viewer, now, query: { month } },
  deps,
) => {
  const { organizationId } = viewer;
  const [isSeen, heads] = await Promise.all([
    propertiesSeen({ viewer, now, area: 'money' }, deps),
    deps.ledgers.heads(organizationId),
  ]);
  const ofProperties = heads.filter((head) => !isOrganizationBook(head));
  const ids = [...new Set(ofProperties.map(({ propertyId }) => propertyId))].filter((id) => isSeen?.(id));
  const fees = await mapAll(
    ids.slice(0, mostProperties),
    (id) =>
      feesOf(
        heads.filter(({ propertyId }) => propertyId === id),
        { organizationId, month },
        deps,
      ),
    { concurrency: atOnce },
  );
  return answer({
    month,
    is_over: endOfMonth(month) <= lastEndedDay(now),
    fees: fees.flat(),
    has_more: ids.length > mostProperties,
  });
};
