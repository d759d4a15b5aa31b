import type { PlacedDocument } from '../../../../../shared/contract/documents';
import { sharings } from '../../../../../shared/domain/portfolio/document-list';
import { documentKinds } from '../../../../../shared/domain/portfolio/documents';
import { textColumn, unitColumn } from '../../../domain-ui/list/columns';
import { ownerFilter } from '../../../domain-ui/property/owner-filter';
import { propertyFilter } from '../../../domain-ui/property/property-filter';
import { unitFilter } from '../../../domain-ui/property/unit-filter';
import { DateText } from '../../../ui/data/date-text';
import type { KitColumn } from '../../../ui/list/kit/kit-column';
import type { KitDefinition } from '../../../ui/list/kit/list-kit';
import { sizeText } from '../../../ui/media/size-text';
import { kindNames, sharedWords, typeName } from '../document-texts';
import { SharedBadges } from '../shared-badges';

const columns: readonly KitColumn<PlacedDocument>[] = [
  textColumn({ key: 'name', header: 'Name', rem: 11, grows: true, priority: 1, textOf: ({ name }) => name }),
  unitColumn(),
  textColumn({
    key: 'kind',
    header: 'Folder',
    rem: 7,
    priority: 1,
    card: 'line',
    textOf: ({ kind }) => kindNames[kind].one,
  }),
  {
    key: 'added',
    header: 'Added',
    rem: 7.5,
    priority: 1,
    card: 'end',
    startsDescending: true,
    cell: ({ added_at: at }) => <DateText at={at} />,
    file: ({ added_at }) => added_at,
  },
  {
    key: 'shared',
    header: 'Shared with',
    rem: 12,
    priority: 3,
    card: 'line',
    cell: (line) => <SharedBadges line={line} />,
    file: sharedWords,
  },
  textColumn({ key: 'by', header: 'Added by', rem: 9, priority: 2, textOf: ({ added_by }) => added_by }),
  {
    key: 'size',
    header: 'Size',
    rem: 5.5,
    priority: 'off',
    end: true,
    startsDescending: true,
    cell: ({ bytes }) => <bdi dir="ltr">{sizeText(bytes)}</bdi>,
    file: ({ bytes }) => sizeText(bytes),
  },
  textColumn({
    key: 'type',
    header: 'Type',
    rem: 8,
    priority: 'off',
    textOf: ({ content_type }) => typeName(content_type),
  }),
];

const sharedLabels = { owner: 'The owner', tenant: 'The tenant', nobody: 'Not shared' } as const;

/** The documents of all units as a list; a folder is a view. */
export const documentKit: KitDefinition<PlacedDocument> = {
  name: 'documents',
  to: '/documents',
  one: 'document',
  many: 'documents',
  search: 'Search file name',
  columns,
  filters: [
    propertyFilter,
    ownerFilter,
    unitFilter,
    {
      name: 'shared',
      label: 'Shared with',
      kind: 'some',
      options: sharings.map((value) => ({ value, label: sharedLabels[value] })),
    },
    {
      name: 'days',
      label: 'Added',
      kind: 'range',
      unit: 'days',
      presets: [
        { value: '..7', label: 'In the last 7 days' },
        { value: '..30', label: 'In the last 30 days' },
        { value: '366..', label: 'Over a year ago' },
      ],
    },
  ],
  views: [
    {
      key: 'all',
      label: 'All',
      none: {
        title: 'No documents yet',
        text: 'A document belongs to a unit. Open the unit and add it there.',
      },
    },
    ...documentKinds.map((key) => ({
      key,
      label: kindNames[key].all,
      none: { title: 'This folder is empty', text: 'Documents are put into a folder when they are added.' },
    })),
  ],
  rowKey: ({ document_id }) => document_id,
  rowLabel: ({ name }) => name,
  rowTo: ({ document_id: id }) => ({ to: '/document-view', search: { id } }),
};
