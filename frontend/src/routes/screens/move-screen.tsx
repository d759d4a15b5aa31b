import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from '@tanstack/react-router';
import type { ReportKind } from '../../../../shared/domain/leases/condition/report';
import { may } from '../../../../shared/domain/people/permissions';
import { ConditionPage } from '../../features/leases/condition/condition-page';
import { moveWords } from '../../features/leases/condition/condition-words';
import { MyReportPage } from '../../features/leases/condition/my/my-report-page';
import { WaitingLease } from '../../features/leases/show/waiting-lease';
import { unitQuery } from '../../features/units/queries';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Page } from '../../ui/layout/page';
import { Section } from '../../ui/layout/section';
import { LinkButton } from '../../ui/primitives/link-button';
import { ClosedPage } from './closed-page';
import { unitIdOf } from './unit-place';
import { usePerson } from './use-person';

/** By `lease`, or by the unit `id` that shows one. */
function MoveScreen({ kind }: { kind: ReportKind }) {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const { state } = useLocation();
  const person = usePerson();
  const unitId = unitIdOf(search, state);
  const mayLook = person !== undefined && may(person.viewer, { area: 'leases', level: 'view' });
  const named = typeof search.lease === 'string' ? search.lease : '';
  const read = useQuery({ ...unitQuery(unitId), enabled: mayLook && named === '' });
  const back = { to: '/getunit-data', search: { id: unitId }, label: 'Unit' } as const;
  if (!person) return null;
  const { title } = moveWords[kind];
  if (!mayLook) return <ClosedPage person={person} title={title} back={back} />;
  if (person.role.role_label === 'tenant') return <MyReportPage leaseId={named} kind={kind} />;
  if (named !== '') return <ConditionPage leaseId={named} kind={kind} />;
  if (!read.data) return <WaitingLease read={read} />;
  const { lease, unit_number, property_id } = read.data;
  if (lease) return <ConditionPage leaseId={lease.lease_id} kind={kind} />;
  return (
    <Page title={`${title}, unit ${unit_number}`} back={back}>
      <Section flush>
        <EmptyState
          title="This unit has no lease"
          text="A condition report belongs to a lease that everyone has signed."
          action={
            may(person.viewer, { area: 'leases', level: 'change' }) && (
              <LinkButton to="/addLease" search={{ id: unitId, property_id }}>
                Create Lease
              </LinkButton>
            )
          }
        />
      </Section>
    </Page>
  );
}

export const MoveInScreen = () => <MoveScreen kind="in" />;
export const MoveOutScreen = () => <MoveScreen kind="out" />;
