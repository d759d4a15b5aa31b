import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LeaseLine } from '../../../../../shared/contract/leases';
import type { UnitDetails } from '../../../../../shared/contract/units';
import { displayDollars, signedDollars } from '../../../../../shared/domain/money';
import { LeaseBadge } from '../../../domain-ui/lease/lease-badge';
import { termText } from '../../../domain-ui/lease/lease-status-style';
import { Row, Stack } from '../../../ui/layout/layout';
import { ListLabel } from '../../../ui/layout/list-label';
import { RuledList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { LinkButton } from '../../../ui/primitives/link-button';
import { Amount, Muted } from '../../../ui/primitives/text';
import { TextLink } from '../../../ui/primitives/text-link';
import { nextStepText, tenantsText } from '../parts/lease-words';
import { leaseMoneyQuery, unitLeasesQuery } from '../queries';
import { leasesOf, unitSentence } from './unit-story';

/** The leases of a unit and what the current one owes, each only for who may see it. */
export function useUnitLeases(unitId: string, { leases: seesLeases }: { readonly leases: boolean }) {
  const { data: leases } = useQuery({ ...unitLeasesQuery(unitId), enabled: seesLeases });
  const now = leases && leasesOf(leases).now;
  const { data: ledger } = useQuery({
    ...leaseMoneyQuery(now?.lease_id ?? ''),
    enabled: now?.balance !== undefined,
  });
  return { leases, pastDue: ledger?.past_due };
}

type Props = { unit: UnitDetails; known: ReturnType<typeof useUnitLeases> };

/** What the unit is today, in words. */
export const UnitSentence = ({ unit, known }: Props) => {
  const words = unitSentence(unit, known);
  return words === '' ? null : <bdi>{words}</bdi>;
};

/** Rent is received where a lease runs. */
export const UnitPayment = ({ known: { leases } }: Pick<Props, 'known'>) => {
  const now = leases && leasesOf(leases).now;
  if (now?.balance === undefined) return null;
  return (
    <LinkButton to="/receive-payment" search={{ id: now.lease_id }} data-primary="">
      <HandCoins aria-hidden="true" />
      Record payment
    </LinkButton>
  );
};

const LeaseRow = ({ lease, isNow = false }: { lease: LeaseLine; isNow?: boolean }) => (
  <Row as="li" rowGap="2">
    <ListLabel
      name={
        <TextLink to="/showLease" search={{ id: lease.lease_id }}>
          {tenantsText(lease.tenants)}
        </TextLink>
      }
      note={[termText(lease), isNow ? nextStepText(lease.next_step) : ''].filter(Boolean).join(' · ')}
    />
    <Amount color="muted">{`${displayDollars(lease.rent)}/mo`}</Amount>
    {isNow && lease.balance !== undefined && <Amount>{signedDollars(lease.balance)}</Amount>}
    <LeaseBadge status={lease.status} />
  </Row>
);

/** The lease in force with its stage and balance, and what comes next. `actions` are the spec's own. */
export function UnitNow({ known: { leases }, actions }: Pick<Props, 'known'> & { actions: ReactNode }) {
  const { now, next } = leasesOf(leases ?? []);
  return (
    <Section title="Now" flush={now !== undefined || next.length > 0}>
      <Stack gap="0">
        {now === undefined && next.length === 0 ? (
          <Stack>
            {leases && <Muted>No lease for this unit.</Muted>}
            <Row gap="2">{actions}</Row>
          </Stack>
        ) : (
          <>
            <RuledList>
              {now && <LeaseRow lease={now} isNow />}
              {next.map((lease) => (
                <LeaseRow key={lease.lease_id} lease={lease} isNow />
              ))}
            </RuledList>
            <Row gap="2" px={{ base: '4', md: '6' }} pb="4" pt="2">
              {actions}
            </Row>
          </>
        )}
      </Stack>
    </Section>
  );
}

/** Who lived here before, and for what rent. */
export function PastLeases({ known: { leases } }: Pick<Props, 'known'>) {
  if (!leases) return null;
  const { past } = leasesOf(leases);
  return (
    <Section title="Past leases" flush>
      {past.length === 0 && (
        <Muted px={{ base: '4', md: '6' }} pb="4">
          No lease has ended here yet.
        </Muted>
      )}
      <RuledList>
        {past.map((lease) => (
          <LeaseRow key={lease.lease_id} lease={lease} />
        ))}
      </RuledList>
    </Section>
  );
}
