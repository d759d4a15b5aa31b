import type { RequestLine } from '../../../../../shared/contract/request-shapes';
import { limits } from '../../../../../shared/domain/limits';
import { isOpen, requestStatuses } from '../../../../../shared/domain/requests/status';
import { api } from '../../../api/client';
import { ownerFilter } from '../../../domain-ui/property/owner-filter';
import { propertyFilter } from '../../../domain-ui/property/property-filter';
import { unitFilter } from '../../../domain-ui/property/unit-filter';
import {
  categoryOptions,
  priorityOptions,
  requestStatusWords,
} from '../../../domain-ui/request/request-words';
import type { KitFilter } from '../../../ui/list/kit/kit-filter';
import type { KitDefinition, KitView } from '../../../ui/list/kit/list-kit';
import { deskColumns, ownColumns } from './request-columns';
import { pastYears } from './request-place';

/** Who reads the list: staff look after requests, others see their own. */
export type Reader = 'staff' | 'owner' | 'tenant';

const statusFilter = (isOver: boolean): KitFilter => ({
  name: 'status',
  label: 'Status',
  kind: 'some',
  options: requestStatuses
    .filter((status) => isOpen(status) !== isOver)
    .map((value) => ({ value, label: requestStatusWords[value] })),
});

/** Oneself, nobody, and the vendors by name. */
const assigneeFilter: KitFilter = {
  name: 'assignee',
  label: 'Assigned to',
  kind: 'many',
  load: async ({ search, after }, signal) => {
    const query = { search: search || undefined, after, limit: limits.listPageMax };
    const { vendors, next } = (await api.vendors.listVendors({ query }, { signal })).data;
    const first = search === '' && after === undefined ? fixedAssignees : [];
    return {
      rows: [...first, ...vendors.map(({ vendor_id, name }) => ({ value: vendor_id, label: name }))],
      next,
    };
  },
};
const fixedAssignees = [
  { value: 'me', label: 'Me' },
  { value: 'none', label: 'Nobody' },
];

const priorityFilter: KitFilter = {
  name: 'priority',
  label: 'Priority',
  kind: 'some',
  options: priorityOptions,
};
const categoryFilter: KitFilter = {
  name: 'category',
  label: 'Category',
  kind: 'some',
  options: categoryOptions,
};
const ageFilter: KitFilter = {
  name: 'days',
  label: 'Age',
  kind: 'range',
  unit: 'days',
  presets: [
    { value: '0..7', label: 'Up to 7 days' },
    { value: '8..30', label: '8–30 days' },
    { value: '31..', label: 'Over 30 days' },
  ],
};
const yearFilter = (): KitFilter => ({
  name: 'year',
  label: 'Year',
  kind: 'one',
  options: pastYears().map((value) => ({ value, label: value })),
});

const desk = [
  propertyFilter,
  ownerFilter,
  assigneeFilter,
  priorityFilter,
  categoryFilter,
  unitFilter,
  ageFilter,
];
const places: Readonly<Record<Exclude<Reader, 'staff'>, readonly KitFilter[]>> = {
  owner: [propertyFilter],
  tenant: [],
};

const noneOpen = {
  staff: { title: 'No open requests', text: 'Tenants send them from their phone, with photos.' },
  own: {
    title: 'No requests yet',
    text: 'Something drips, rattles or does not close? Send it with a photo.',
  },
};

const over: KitView = {
  key: 'over',
  label: 'Over',
  none: { title: 'Nothing ended in this year', text: 'Confirmed and canceled requests are kept here.' },
};

const deskViews: readonly KitView[] = [
  { key: 'all', label: 'Open', none: noneOpen.staff },
  { key: 'board', label: 'Board', none: noneOpen.staff },
  {
    key: 'attention',
    label: 'Needs attention',
    none: { title: 'Nothing needs attention.', text: 'Requests that nobody is moving are listed here.' },
  },
  {
    key: 'overdue',
    label: 'Overdue',
    none: { title: 'Nothing is overdue.', text: 'Requests past their due time are listed here.' },
  },
  {
    key: 'unassigned',
    label: 'Unassigned',
    none: { title: 'Every request is assigned.', text: 'Requests that nobody has yet are listed here.' },
  },
  {
    key: 'mine',
    label: 'Mine',
    none: { title: 'You have no open requests.', text: 'Requests assigned to you are listed here.' },
  },
  over,
];

const ownViews: readonly KitView[] = [{ key: 'all', label: 'Open', none: noneOpen.own }, over];

/** Requests as a list, for who reads it, in a view. */
export function requestKit(reader: Reader, view: string | undefined): KitDefinition<RequestLine> {
  const isOver = view === 'over';
  const isStaff = reader === 'staff';
  const filters = isStaff ? desk : [...places[reader], categoryFilter];
  return {
    name: 'requests',
    to: '/servicerequest',
    one: 'request',
    many: 'requests',
    search: 'Words, place or number',
    columns: isStaff ? deskColumns : ownColumns,
    filters: [
      ...(isOver ? [yearFilter()] : []),
      ...filters,
      ...(view === 'board' ? [] : [statusFilter(isOver)]),
    ],
    views: isStaff ? deskViews : ownViews,
    rowKey: ({ request_id }) => request_id,
    rowLabel: ({ name, words }) => words || name,
    rowTo: ({ request_id: id }) => ({ to: '/servicerequestDetails-data', search: { id } }),
  };
}
