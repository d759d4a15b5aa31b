import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { MyRecord } from '../../../../../shared/contract/tenant-records';
import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { needsInsurance, type RentersInsurance } from '../../../../../shared/domain/people/renters-insurance';
import { api } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { useLooksOnly } from '../../../api/session';
import { Failed } from '../../../ui/feedback/failed';
import { Notice } from '../../../ui/feedback/notice';
import { SkeletonList } from '../../../ui/feedback/skeleton-list';
import { Row, Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { openFileInTab } from '../../../ui/media/open-file';
import { Button } from '../../../ui/primitives/button';
import { Muted, Strong } from '../../../ui/primitives/text';
import { myRecordQuery } from '../queries';
import { FactList } from '../show/fact-list';
import { useTenantCall } from '../use-tenant-call';
import { EndsText, leastText, PolicyBadge, policyName } from './policy-words';

const PolicyDialog = lazy(() => import('./policy-dialog'));

type Asked = NonNullable<MyRecord['asked']>;

const titles: Record<Asked['state'], string> = {
  missing: 'Add your renters insurance',
  expired: 'Add your new renters insurance',
  'to-check': 'Your landlord is checking your renters insurance',
  expiring: 'Renew your renters insurance',
  insured: '',
};

function textOf({ state, until = '', least }: Asked): string {
  if (state === 'to-check') return 'Nothing is left for you to do. You get an email when it’s confirmed.';
  const asks = `Your landlord asks for a policy${leastText({ least })}.`;
  if (state === 'expired') return `Your policy ended on ${displayDate(until)}. ${asks}`;
  return state === 'expiring' ? `Your policy ends on ${displayDate(until)}. ${asks}` : asks;
}

/** The dialog that adds a policy, opened by a button. */
function AddPolicy({ record, variant }: { record: MyRecord; variant?: 'outline' }) {
  const [isOpen, setOpen] = useState(false);
  const { version, today, asked } = record;
  return (
    <>
      <Button variant={variant} size="sm" onClick={() => setOpen(true)}>
        Add policy
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <PolicyDialog
            version={version}
            today={today}
            least={asked ? leastText(asked) : ''}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}

/** On the home of a tenant whose landlord asks for proof: what is to be done, while it is. */
export function InsuranceToDo() {
  const { data: record } = useQuery(myRecordQuery);
  const looksOnly = useLooksOnly();
  if (!record?.asked || !needsInsurance(record.asked)) return null;
  const { state } = record.asked;
  const isWaiting = state === 'to-check';
  return (
    <Notice
      kind={isWaiting ? 'info' : 'warning'}
      title={titles[state]}
      action={!isWaiting && !looksOnly && <AddPolicy record={record} />}
    >
      {textOf(record.asked)}
    </Notice>
  );
}

/** The tenant's own policies, as the landlord has them. */
export function MyInsurance() {
  const read = useQuery(myRecordQuery);
  if (read.data) return <MyPolicies record={read.data} />;
  return (
    <Section title="Renters insurance">
      {read.isError ? (
        <Failed error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <SkeletonList rows={1} picture={false} />
      )}
    </Section>
  );
}

function MyPolicies({ record }: { record: MyRecord }) {
  const looksOnly = useLooksOnly();
  const { insurance, asked } = record;
  return (
    <Section
      title="Renters insurance"
      lead={asked && `Required${leastText(asked)}.`}
      action={!looksOnly && <AddPolicy record={record} variant="outline" />}
    >
      {insurance.length === 0 && <Muted>No policy yet.</Muted>}
      <Stack gap="4">
        {insurance.map((policy) => (
          <MyPolicy key={policy.id ?? policyName(policy)} policy={policy} record={record} />
        ))}
      </Stack>
    </Section>
  );
}

function MyPolicy({ policy, record: { today, version } }: { policy: RentersInsurance; record: MyRecord }) {
  const looksOnly = useLooksOnly();
  const { id = '', cents, ends, state = 'confirmed', reason, file } = policy;
  const remove = useTenantCall('Removed.', () =>
    api.tenants.removeMyPolicy({ body: { version, policy_id: id } }, { idempotencyKey: newIdempotencyKey() }),
  );
  const name = policyName(policy);
  return (
    <Stack gap="2">
      <Strong>{name}</Strong>
      <FactList
        facts={[
          ['Liability', cents === undefined ? '–' : displayDollars(cents)],
          ['Ends', <EndsText key="ends" ends={ends} today={today} />],
        ]}
      />
      {reason && state === 'declined' && <Muted small>{`Your landlord says: ${reason}`}</Muted>}
      <Row gap="2">
        <PolicyBadge state={state} />
        {file && (
          <Button
            variant="plain"
            size="sm"
            aria-label={`Open the certificate of ${name}`}
            onClick={() => void openFileInTab(() => api.tenants.openMyPolicy({ query: { policy_id: id } }))}
          >
            Certificate
          </Button>
        )}
        {state !== 'confirmed' && id !== '' && !looksOnly && (
          <Button
            variant="plain"
            size="sm"
            aria-label={`Remove ${name}`}
            onClick={() => remove.mutate()}
            disabled={remove.isPending}
          >
            Remove
          </Button>
        )}
      </Row>
    </Stack>
  );
}
