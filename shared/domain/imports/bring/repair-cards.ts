import { counted } from '../../counted';
import type { Day } from '../../leases/moments';
import { displayDollars } from '../../money';
import { zipWarning } from '../../portfolio/us-states';
import type { RentRoll } from '../../rent-roll/rent-roll';
import { fullName } from '../../tabular/people-cells';
import type { PortfolioColumn } from '../portfolio-columns';
import { portfolioColumns } from '../portfolio-columns';
import { readPortfolio } from '../portfolio-file';
import type { KnownOwners } from '../portfolio-parts';
import { readState } from '../portfolio-places';
import type { BringChoices } from './bring-choices';
import { creditsOf } from './plan-lease';
import type { PlannedLease, PlannedProperty } from './planned';

type RepairField = {
  /** Of an edit: `12.zipcode`. */
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly type: 'text' | 'date' | 'email';
  readonly error?: string | undefined;
};

export type RepairItem = {
  readonly key: string;
  readonly label: string;
  readonly note?: string | undefined;
  readonly fields: readonly RepairField[];
  /** The line of a lease that can be left out here. */
  readonly leaves?: number | undefined;
};

/** One kind of problem, whatever the number of rows that have it. */
export type RepairCard = {
  readonly kind: string;
  readonly title: string;
  readonly lead?: string | undefined;
  /** Nothing is brought in before it is settled. */
  readonly isBlocking: boolean;
  readonly items: readonly RepairItem[];
};

const headers = new Map<string, string>(portfolioColumns.map(({ key, header }) => [key, header]));

const nameOf = ({ read, unit }: PlannedLease): string =>
  `${read.tenants.map(fullName).join(', ')}, Unit ${unit.number}`;

type Repairing = {
  readonly rolls: readonly RentRoll[];
  readonly properties: readonly PlannedProperty[];
  readonly choices: BringChoices;
  readonly owners: KnownOwners;
  readonly today: Day;
};

/** What the rules of a property say of its cells, a card for each column. */
function cellCards({ properties, owners }: Repairing): RepairCard[] {
  const rows = properties.flatMap((property) => property.rows.map((row) => ({ row, property })));
  const { problems } = readPortfolio(
    rows.map(({ row }) => row),
    { owners },
  );
  const columns = [...new Set(problems.map(({ column }) => column || 'property_title'))];
  return columns.map((column) => {
    const found = problems.filter((one) => (one.column || 'property_title') === column);
    return {
      kind: `cell-${column}`,
      title: `${headers.get(column) ?? column}: ${counted(found.length, 'row')} to repair`,
      isBlocking: true,
      items: found.map(({ row, message }) => {
        const at = rows.find((one) => one.row.row === row);
        const unit = at?.row.cells.unit_number ?? '';
        return {
          key: `${row}.${column}`,
          label: [at?.property.title, unit && `Unit ${unit}`].filter(Boolean).join(', '),
          fields: [
            {
              key: `${row}.${column}`,
              label: headers.get(column) ?? column,
              value: at?.row.cells[column as PortfolioColumn] ?? '',
              type: 'text' as const,
              error: message,
            },
          ],
        };
      }),
    };
  });
}

const leasesOf = ({ properties }: Repairing): PlannedLease[] =>
  properties.flatMap(({ leases }) => leases).filter(({ lease }) => lease !== undefined);

function cardOf(
  leases: readonly PlannedLease[],
  card: Omit<RepairCard, 'items'>,
  itemOf: (one: PlannedLease) => Omit<RepairItem, 'key' | 'label'>,
): RepairCard[] {
  if (leases.length === 0) return [];
  const items = leases.map((one) => ({ key: `${one.read.line}`, label: nameOf(one), ...itemOf(one) }));
  return [{ ...card, items }];
}

const leaves = ({ read }: PlannedLease) => ({ fields: [], leaves: read.line });

/** Leases that want the same days of one unit: only the first could be brought in. */
function together(leases: readonly PlannedLease[]): PlannedLease[] {
  const lived = leases.filter(({ read }) => read.standing !== 'to-come');
  return lived.filter(
    (one) => lived.filter(({ unit, read }) => unit === one.unit && read.standing !== 'ended').length > 1,
  );
}

function leaseCards(repairing: Repairing): RepairCard[] {
  const { today } = repairing;
  const leases = leasesOf(repairing);
  const noDay = leases.filter(({ lease }) => lease?.term.from === '');
  const noRent = leases.filter(({ lease }) => lease?.term.rentLines[0]?.cents === 0);
  const over = leases.filter(({ read }) => read.standing === 'running' && (read.to ?? today) < today);
  const same = together(leases);
  const noMail = leases.filter(({ lease }) => lease?.term.tenants.some(({ email }) => email === ''));
  const people = noMail.flatMap(({ lease }) => lease?.term.tenants.filter(({ email }) => email === '') ?? []);
  const credits = leases.filter(({ read }) => creditsOf(read).length > 0);
  const leaving = leases.filter(({ lease }) => lease?.notice !== undefined);
  return [
    ...cardOf(
      noDay,
      {
        kind: 'first-day',
        title: `${counted(noDay.length, 'lease')} ${noDay.length === 1 ? 'has' : 'have'} no first day`,
        lead: 'Choose one day for all, or type each.',
        isBlocking: true,
      },
      ({ read }) => ({
        fields: [{ key: `${read.line}.from`, label: 'First day', value: '', type: 'date' }],
        leaves: read.line,
      }),
    ),
    ...cardOf(
      noRent,
      {
        kind: 'no-rent',
        title: `Rent is 0 for ${counted(noRent.length, 'leased unit')}`,
        isBlocking: true,
      },
      ({ read }) => ({
        fields: [{ key: `${read.line}.rent`, label: 'Rent a month', value: '', type: 'text' }],
        leaves: read.line,
      }),
    ),
    ...cardOf(
      same,
      {
        kind: 'same-unit',
        title: `${counted(same.length, 'row')} are of the same unit`,
        lead: 'One household can live in a unit at a time. Leave out the rows that are over.',
        isBlocking: true,
      },
      leaves,
    ),
    ...cardOf(
      over,
      {
        kind: 'ended',
        title: `${counted(over.length, 'lease')} ${over.length === 1 ? 'has' : 'have'} ended and the tenants still live there`,
        isBlocking: false,
      },
      ({ read }) => ({ note: `Ended on ${read.to}`, ...leaves({ read } as PlannedLease) }),
    ),
    ...cardOf(
      leaving,
      {
        kind: 'leaving',
        title: `${counted(leaving.length, 'household')} ${leaving.length === 1 ? 'has' : 'have'} given notice`,
        lead: 'The day they leave becomes a recorded notice.',
        isBlocking: false,
      },
      ({ read }) => ({ note: `Leaves on ${read.moveOut}`, fields: [] }),
    ),
    ...cardOf(
      credits,
      {
        kind: 'credits',
        title: `${counted(credits.length, 'lease')} ${credits.length === 1 ? 'has' : 'have'} a recurring credit`,
        lead: 'It is not brought in. Change the rent on the lease if it goes on.',
        isBlocking: false,
      },
      ({ read }) => ({
        note: creditsOf(read)
          .map(({ code, cents }) => `${code} ${displayDollars(cents)}`)
          .join(', '),
        fields: [],
      }),
    ),
    ...cardOf(
      noMail,
      {
        kind: 'no-email',
        title: `${counted(people.length, 'tenant')} ${people.length === 1 ? 'has' : 'have'} no email`,
        lead: 'Nobody is emailed now. Add emails here, or later on the tenant’s page.',
        isBlocking: false,
      },
      ({ read, lease }) => ({
        fields: (lease?.term.tenants ?? []).flatMap((tenant, at) =>
          tenant.email === ''
            ? [
                {
                  key: `${read.line}.email${at}`,
                  label: `Email of ${[tenant.firstName, tenant.lastName].join(' ').trim()}`,
                  value: '',
                  type: 'email' as const,
                },
              ]
            : [],
        ),
      }),
    ),
  ];
}

/** What a person looks at, and nothing stops for it. */
function hints({ properties, rolls, choices }: Repairing): RepairCard[] {
  const zips = properties.flatMap(({ index, title, rows: [first] }) => {
    const { state = '', zipcode = '' } = first?.cells ?? {};
    const warning = zipWarning({ state: readState(state), zipcode });
    return warning && first
      ? [
          {
            key: `zip-${index}`,
            label: title,
            note: warning,
            fields: [
              { key: `${first.row}.zipcode`, label: 'Zip code', value: zipcode, type: 'text' as const },
            ],
          },
        ]
      : [];
  });
  const mains = properties.flatMap(({ title, units }) =>
    units.flatMap(({ line, number }) =>
      number === 'Main'
        ? [
            {
              key: `main-${line}`,
              label: title,
              fields: [
                {
                  key: `${line}.unit_number`,
                  label: 'Unit number',
                  value: choices.edits[`${line}.unit_number`] ?? number,
                  type: 'text' as const,
                },
              ],
            },
          ]
        : [],
    ),
  );
  const doubts = rolls.flatMap((roll) => roll.doubts);
  const hint = (kind: string, title: string, items: readonly RepairItem[], lead?: string): RepairCard[] =>
    items.length === 0 ? [] : [{ kind, title, lead, isBlocking: false, items }];
  return [
    ...hint('zip', `${counted(zips.length, 'ZIP code')} of another state`, zips),
    ...hint(
      'no-number',
      `${counted(mains.length, 'unit')} ${mains.length === 1 ? 'has' : 'have'} no number`,
      mains,
      'A home of its own is called Main.',
    ),
    ...hint(
      'doubts',
      `${counted(doubts.length, 'cell')} could not be read`,
      doubts.map(({ line, field, text }) => ({
        key: `${line}.${field}`,
        label: `Row ${line}`,
        note: `${field}: ${text}`,
        fields: [],
      })),
      'They count as empty.',
    ),
  ];
}

/** Blocking kinds first. */
export const repairCards = (repairing: Repairing): RepairCard[] =>
  [...cellCards(repairing), ...leaseCards(repairing), ...hints(repairing)].toSorted(
    (one, other) => Number(other.isBlocking) - Number(one.isBlocking),
  );
