import { FileText } from 'lucide-react';
import type { TenantDetails } from '../../../../../shared/contract/tenants';
import { displayDollars, signedDollars } from '../../../../../shared/domain/money';
import { LeaseBadge } from '../../../domain-ui/lease/lease-badge';
import { termText } from '../../../domain-ui/lease/lease-status-style';
import { Row } from '../../../ui/layout/layout';
import { ListLabel } from '../../../ui/layout/list-label';
import { RuledList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { IconTile } from '../../../ui/primitives/icon-tile';
import { Amount } from '../../../ui/primitives/text';
import { TextLink } from '../../../ui/primitives/text-link';

/** All of a tenant's leases in this organization, with what each owes for who sees money. */
export const LeasesSection = ({ leases }: Pick<TenantDetails, 'leases'>) => (
  <Section title="Leases" flush>
    <RuledList>
      {leases.map(({ lease_id: id, balance, past_due = 0, ...lease }) => (
        <Row as="li" key={id} rowGap="2">
          <ListLabel
            sign={
              <IconTile bg="surface.sunk" color="muted">
                <FileText aria-hidden="true" />
              </IconTile>
            }
            name={
              <TextLink to="/showLease" search={{ id }}>
                {`Unit ${lease.unit_number}, ${lease.property_title}`}
              </TextLink>
            }
            note={termText(lease)}
          />
          {balance !== undefined && (
            <Amount color={past_due > 0 ? 'danger' : undefined}>
              {past_due > 0 ? displayDollars(balance) : signedDollars(balance)}
            </Amount>
          )}
          <LeaseBadge status={lease.status} />
        </Row>
      ))}
    </RuledList>
  </Section>
);
