import type { VendorLine } from '../../../../../shared/contract/vendors';
import { limits } from '../../../../../shared/domain/limits';
import { phoneMask } from '../../../../../shared/domain/phone';
import { areasIn, insurancesByRank, isSameArea } from '../../../../../shared/domain/requests/vendor-list';
import { allPages } from '../../../api/all-pages';
import { api } from '../../../api/client';
import { countColumn, dayColumn, none, textColumn } from '../../../domain-ui/list/columns';
import { categoryOptions, insuranceWords } from '../../../domain-ui/request/request-words';
import type { KitColumn } from '../../../ui/list/kit/kit-column';
import type { KitFilter } from '../../../ui/list/kit/kit-filter';
import type { KitDefinition } from '../../../ui/list/kit/list-kit';
import { InsuranceBadge, ratingText, tradesText } from '../vendor-words';

const columns: readonly KitColumn<VendorLine>[] = [
  textColumn({ key: 'name', header: 'Vendor', rem: 9, grows: true, priority: 1, textOf: ({ name }) => name }),
  textColumn({
    key: 'trades',
    header: 'Trades',
    rem: 9,
    grows: true,
    priority: 1,
    card: 'line',
    textOf: ({ trades }) => tradesText(trades),
  }),
  {
    key: 'insurance',
    header: 'Insurance',
    rem: 13,
    priority: 1,
    card: 'line',
    cell: ({ insurance }) => <InsuranceBadge insurance={insurance} />,
    file: ({ insurance }) => insuranceWords[insurance],
  },
  countColumn({
    key: 'jobs',
    header: 'Open jobs',
    rem: 6.5,
    priority: 1,
    countOf: ({ open_jobs }) => open_jobs,
  }),
  textColumn({ key: 'areas', header: 'Area', rem: 8, priority: 2, textOf: ({ areas }) => areas }),
  {
    key: 'mobile',
    header: 'Mobile',
    rem: 9,
    priority: 3,
    cell: ({ mobile_number }) => <bdi dir="ltr">{mobile_number ? phoneMask(mobile_number) : none}</bdi>,
    file: ({ mobile_number }) => (mobile_number ? phoneMask(mobile_number) : ''),
  },
  {
    ...textColumn<VendorLine>({
      key: 'rating',
      header: 'Rating',
      rem: 7,
      priority: 2,
      textOf: (vendor) => ratingText(vendor),
    }),
    startsDescending: true,
  },
  textColumn({
    key: 'contact',
    header: 'Contact',
    rem: 8,
    priority: 'off',
    textOf: ({ contact }) => contact,
  }),
  {
    key: 'email',
    header: 'Email',
    rem: 12,
    priority: 'off',
    cell: ({ email }) => <bdi dir="ltr">{email || none}</bdi>,
    file: ({ email }) => email,
  },
  dayColumn({
    key: 'insured',
    header: 'Insured until',
    priority: 'off',
    dayOf: ({ insured_until }) => insured_until,
  }),
];

/** The places that are written at vendors, each once, by name. */
const areaFilter: KitFilter = {
  name: 'area',
  label: 'Area',
  kind: 'many',
  load: async ({ search }, signal) => {
    const vendors = await allPages(
      async (after) => {
        const query = { after, limit: limits.listPageMax };
        const { vendors: rows, next } = (await api.vendors.listVendors({ query }, { signal })).data;
        return { rows, next };
      },
      { signal },
    );
    const areas: string[] = [];
    for (const area of vendors.flatMap((vendor) => areasIn(vendor.areas)))
      if (!areas.some((known) => isSameArea(known, area))) areas.push(area);
    const wanted = search.trim().toLowerCase();
    return {
      rows: areas
        .filter((area) => area.toLowerCase().includes(wanted))
        .toSorted((one, other) => one.localeCompare(other, 'en-US', { numeric: true }))
        .map((area) => ({ value: area, label: area })),
    };
  },
};

/** Vendors as a list. They belong to no property: trade, insurance and area narrow them. */
export const vendorKit: KitDefinition<VendorLine> = {
  name: 'vendors',
  to: '/vendors',
  one: 'vendor',
  many: 'vendors',
  search: 'Name, contact, email or area',
  columns,
  filters: [
    { name: 'trade', label: 'Trade', kind: 'some', options: categoryOptions },
    {
      name: 'insurance',
      label: 'Insurance',
      kind: 'some',
      options: insurancesByRank.map((value) => ({ value, label: insuranceWords[value] })),
    },
    areaFilter,
  ],
  views: [
    {
      key: 'all',
      label: 'All',
      none: { title: 'No vendors yet', text: 'Vendors get each job by a link, without an account.' },
    },
    {
      key: 'jobs',
      label: 'With open jobs',
      none: { title: 'No vendor has an open job.', text: 'Vendors at work are listed here.' },
    },
    {
      key: 'uninsured',
      label: 'Not insured',
      none: {
        title: 'Every vendor is insured.',
        text: 'Vendors without insurance on file, or with insurance that has ended, are listed here.',
      },
    },
    {
      key: 'archived',
      label: 'Archived',
      none: { title: 'No archived vendors', text: 'Archived vendors are kept here with their jobs.' },
    },
  ],
  rowKey: ({ vendor_id }) => vendor_id,
  rowLabel: ({ name }) => name,
  rowTo: ({ vendor_id: id }) => ({ to: '/vendor', search: { id } }),
};
