import { FileText } from 'lucide-react';
import type { LeaseLine } from '../../../../../shared/contract/leases';
import { displayDollars } from '../../../../../shared/domain/money';
import type { Column } from '../../../ui/data-table-column';
import { LeaseBadge } from '../../../ui/lease-badge';
import { termText, unbroken } from '../../../ui/lease-look';
import { Named } from '../../../ui/named';
import { Sign } from '../../../ui/sign';
import { Amount } from '../../../ui/text';
import { nextStepText, tenantsText } from '../parts/lease-words';

const sign = (
  <Sign bg="surface.sunk" color="muted">
    <FileText aria-hidden="true" />
  </Sign>
);

export const leaseColumns: readonly Column<LeaseLine>[] = [
  {
    key: 'lease',
    header: 'Lease',
    rem: 15,
    cell: ({ tenants, unit_number, property_title }) => (
      <Named sign={sign} name={tenantsText(tenants)} note={`Unit ${unit_number}, ${property_title}`} />
    ),
  },
  { key: 'status', header: 'Status', rem: 10, cell: ({ status }) => <LeaseBadge status={status} /> },
  { key: 'term', header: 'Term', rem: 13.5, rowOnly: true, cell: (lease) => <bdi>{termText(lease)}</bdi> },
  {
    key: 'next',
    header: 'Next step',
    rem: 13,
    cell: ({ next_step }) => {
      const text = unbroken(nextStepText(next_step));
      return text === '' ? <span data-only="row">–</span> : <bdi>{text}</bdi>;
    },
  },
  {
    key: 'rent',
    header: 'Monthly rent',
    rem: 7.5,
    end: true,
    rowOnly: true,
    cell: ({ rent }) => <Amount>{rent > 0 ? displayDollars(rent) : '–'}</Amount>,
  },
];
