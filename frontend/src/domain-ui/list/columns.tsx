import type { ReactNode } from 'react';
import { displayDate } from '../../../../shared/domain/dates';
import type { LeaseStatus } from '../../../../shared/domain/leases/status/status';
import { displayDollars } from '../../../../shared/domain/money';
import type { KitColumn } from '../../ui/list/kit/kit-column';
import { Amount } from '../../ui/primitives/text';
import { LeaseBadge } from '../lease/lease-badge';
import { leaseStatusStyles } from '../lease/lease-status-style';
import { UnitAt } from '../property/unit-at';

/** In a cell without a value. */
export const none = '–';

type Look<Row> = Pick<KitColumn<Row>, 'key' | 'header' | 'priority'> & Partial<KitColumn<Row>>;

/** Words; the widest of them grow. */
export const textColumn = <Row,>({
  textOf,
  ...look
}: Look<Row> & { readonly textOf: (row: Row) => string }): KitColumn<Row> => ({
  rem: 8,
  cell: (row) => <bdi>{textOf(row) || none}</bdi>,
  inCard: look.card === undefined ? undefined : textOf,
  file: textOf,
  ...look,
});

/** A day; a file has it as it is stored. */
export const dayColumn = <Row,>({
  dayOf,
  ...look
}: Look<Row> & { readonly dayOf: (row: Row) => string | undefined }): KitColumn<Row> => ({
  rem: 7,
  cell: (row) => {
    const day = dayOf(row);
    return day ? <time dateTime={day}>{displayDate(day)}</time> : none;
  },
  file: (row) => dayOf(row) ?? '',
  ...look,
});

type Money<Row> = Look<Row> & {
  /** Undefined where there is nothing to show, as for who may not see it. */
  readonly centsOf: (row: Row) => number | undefined;
  readonly isDanger?: (row: Row) => boolean;
};

/** An amount above zero; the largest first. */
export const moneyColumn = <Row,>({ centsOf, isDanger, ...look }: Money<Row>): KitColumn<Row> => ({
  rem: 6.5,
  end: true,
  startsDescending: true,
  cell: (row) => {
    const cents = centsOf(row) ?? 0;
    return (
      <Amount color={cents > 0 && isDanger?.(row) ? 'danger' : undefined}>
        {cents > 0 ? displayDollars(cents) : none}
      </Amount>
    );
  },
  file: (row) => {
    const cents = centsOf(row);
    return cents === undefined ? '' : cents / 100;
  },
  ...look,
});

/** A number that is no amount; the largest first. */
export const countColumn = <Row,>({
  countOf,
  ...look
}: Look<Row> & { readonly countOf: (row: Row) => number | undefined }): KitColumn<Row> => ({
  rem: 5.5,
  end: true,
  startsDescending: true,
  cell: (row) => <Amount>{countOf(row)?.toLocaleString('en-US') ?? none}</Amount>,
  file: (row) => String(countOf(row) ?? ''),
  ...look,
});

type AtUnit = { readonly unit_number: string; readonly property_title: string };

/** `101 Elm House`, of whatever stands at a unit. */
export const unitColumn = <Row extends AtUnit>(look: Partial<KitColumn<Row>> = {}): KitColumn<Row> => ({
  key: 'unit',
  header: 'Unit',
  rem: 8,
  grows: true,
  priority: 1,
  card: 'line',
  cell: (row) => <UnitAt number={row.unit_number} property={row.property_title} />,
  file: (row) => `${row.unit_number}, ${row.property_title}`,
  ...look,
});

export const propertyColumn = <Row extends { readonly property_title: string }>(
  look: Partial<KitColumn<Row>> = {},
): KitColumn<Row> =>
  textColumn({
    key: 'property',
    header: 'Property',
    grows: true,
    priority: 1,
    card: 'line',
    textOf: ({ property_title }) => property_title,
    ...look,
  });

/** Everyone on a lease; `whenNone` stands for nobody. */
export const tenantsColumn = <Row extends { readonly tenants?: readonly string[] | undefined }>(
  look: Partial<KitColumn<Row>> & { readonly whenNone?: string } = {},
): KitColumn<Row> => {
  const { whenNone = none, ...more } = look;
  const textOf = ({ tenants = [] }: Row): string => tenants.join(', ');
  return {
    key: 'tenants',
    header: 'Tenants',
    rem: 8,
    grows: true,
    priority: 1,
    cell: (row) => <bdi>{textOf(row) || whenNone}</bdi>,
    file: textOf,
    ...more,
  };
};

export const leaseStatusColumn = <Row extends { readonly status?: LeaseStatus | undefined }>(
  look: Partial<KitColumn<Row>> = {},
): KitColumn<Row> => ({
  key: 'status',
  header: 'Status',
  rem: 10.25,
  priority: 1,
  cell: ({ status }): ReactNode => status && <LeaseBadge status={status} />,
  file: ({ status }) => (status ? leaseStatusStyles[status].word : ''),
  ...look,
});
