import { chakra } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import type { LeaseLine } from '../../../../../shared/contract/leases';
import { displayDollars } from '../../../../../shared/domain/money';
import { InCard } from '../../../ui/data-table';
import type { Column } from '../../../ui/data-table-column';
import { LeaseBadge } from '../../../ui/lease-badge';
import { termText } from '../../../ui/lease-look';
import { Named } from '../../../ui/named';
import { Sign } from '../../../ui/sign';
import { Amount } from '../../../ui/text';
import { nextStepText, tenantsText } from '../parts/lease-words';

const sign = (
  <Sign bg="surface.sunk" color="muted">
    <FileText aria-hidden="true" />
  </Sign>
);

/** Wraps between its days, not inside them. */
const TermDays = ({ lease }: { lease: LeaseLine }) => (
  <bdi>
    {termText(lease)
      .split(/(?<=–) /)
      .map((part) => (
        <chakra.span key={part} whiteSpace="nowrap">
          {`${part} `}
        </chakra.span>
      ))}
  </bdi>
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
  { key: 'term', header: 'Term', rem: 13.5, cell: (lease) => <TermDays lease={lease} /> },
  {
    key: 'next',
    header: 'Next step',
    rem: 13,
    rowOnly: true,
    cell: ({ next_step }) => <bdi>{nextStepText(next_step) || '–'}</bdi>,
  },
  {
    key: 'rent',
    header: 'Monthly rent',
    rem: 7.5,
    end: true,
    cell: ({ rent }) => (
      <bdi>
        <InCard>Rent </InCard>
        <Amount>{rent > 0 ? displayDollars(rent) : '–'}</Amount>
      </bdi>
    ),
  },
];
