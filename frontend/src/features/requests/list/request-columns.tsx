import type { RequestLine } from '../../../../../shared/contract/request-shapes';
import { categories, priorities } from '../../../../../shared/domain/requests/categories';
import { textColumn } from '../../../domain-ui/list/columns';
import { UnitAt } from '../../../domain-ui/property/unit-at';
import { HazardBadge, RequestBadge } from '../../../domain-ui/request/request-badge';
import {
  attentionWords,
  dueText,
  placeText,
  requestStatusWords,
} from '../../../domain-ui/request/request-words';
import { DateText } from '../../../ui/data/date-text';
import { displayInstant } from '../../../ui/data/instant';
import type { KitColumn } from '../../../ui/list/kit/kit-column';
import { Tint } from '../../../ui/primitives/text';

const none = <span data-only="row">–</span>;

const textOf = ({ words, category }: RequestLine): string => words || categories[category].name;

type Column = KitColumn<RequestLine>;

const what: Column = {
  key: 'request',
  header: 'Request',
  rem: 9,
  grows: true,
  priority: 1,
  cell: (line) => (
    <>
      {line.hazard && <HazardBadge hazard={line.hazard} />} <bdi>{textOf(line)}</bdi>
    </>
  ),
  file: textOf,
};

const place: Column = {
  key: 'place',
  header: 'Unit',
  rem: 7.5,
  grows: true,
  priority: 1,
  card: 'line',
  cell: ({ unit_number, area, property_title }) => (
    <UnitAt number={unit_number || area || 'Common area'} property={property_title} />
  ),
  file: placeText,
};

const status: Column = {
  key: 'status',
  header: 'Status',
  rem: 11,
  priority: 1,
  card: 'line',
  cell: ({ status: is }) => <RequestBadge status={is} />,
  file: ({ status: is }) => requestStatusWords[is],
};

const raised: Column = {
  key: 'raised',
  header: 'Sent',
  rem: 7.5,
  priority: 2,
  startsDescending: true,
  cell: ({ raised_at }) => <DateText at={raised_at} />,
  file: ({ raised_at }) => raised_at,
};

const visit: Column = {
  key: 'visit',
  header: 'Visit',
  rem: 11,
  priority: 'off',
  cell: ({ visit: coming }) => (coming ? <bdi>{displayInstant(coming.from)}</bdi> : none),
  file: ({ visit: coming }) => coming?.from ?? '',
};

const category = textColumn<RequestLine>({
  key: 'category',
  header: 'Category',
  rem: 9,
  priority: 'off',
  textOf: (line) => categories[line.category].name,
});

const number = textColumn<RequestLine>({
  key: 'number',
  header: 'Number',
  rem: 7.5,
  priority: 'off',
  textOf: ({ name }) => name,
});

/** Late ones say how late, and others the day. */
function Due(line: RequestLine) {
  if (line.due_at === undefined) return none;
  if (line.overdue_hours > 0) return <Tint color="danger">{dueText(line)}</Tint>;
  return <DateText at={line.due_at} />;
}

/** For who looks after requests (desk.md §3.1). */
export const deskColumns: readonly Column[] = [
  what,
  place,
  status,
  textColumn({
    key: 'priority',
    header: 'Priority',
    rem: 6.5,
    priority: 3,
    card: 'line',
    textOf: ({ priority }) => (priority ? priorities[priority].name : ''),
  }),
  {
    key: 'due',
    header: 'Due',
    rem: 7.5,
    priority: 1,
    card: 'end',
    cell: (line) => <Due {...line} />,
    file: ({ due_at }) => due_at ?? '',
  },
  textColumn({
    key: 'assignee',
    header: 'Assigned to',
    rem: 8,
    priority: 3,
    textOf: ({ assignee }) => assignee?.name ?? '',
  }),
  textColumn({
    key: 'look',
    header: 'Needs attention',
    rem: 9.5,
    priority: 2,
    card: 'line',
    textOf: ({ attention }) => (attention ? attentionWords[attention] : ''),
  }),
  raised,
  visit,
  category,
  number,
  textColumn({ key: 'by', header: 'Sent by', rem: 8, priority: 'off', textOf: ({ raised_by }) => raised_by }),
];

/** For a tenant and a rental owner: what was said, how far it is, and the visit to come. */
export const ownColumns: readonly Column[] = [
  what,
  place,
  status,
  { ...visit, priority: 1, card: 'line' },
  { ...raised, priority: 3 },
  category,
  number,
];
