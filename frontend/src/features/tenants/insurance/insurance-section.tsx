import { lazy, Suspense, useState } from 'react';
import type { TenantRecordShown } from '../../../../../shared/contract/tenant-records';
import { displayDollars } from '../../../../../shared/domain/money';
import type { RentersInsurance } from '../../../../../shared/domain/people/renters-insurance';
import { api } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { Row, Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { openFileInTab } from '../../../ui/media/open-file';
import { Button } from '../../../ui/primitives/button';
import { Muted } from '../../../ui/primitives/text';
import { FactList } from '../show/fact-list';
import { useTenantCall } from '../use-tenant-call';
import { EndsText, leastText, PolicyBadge, policyName } from './policy-words';

const InsuranceDialog = lazy(() => import('./insurance-dialog'));
const DeclineDialog = lazy(() => import('./decline-dialog'));

type Props = { id: string; record: TenantRecordShown };
type Policy = RentersInsurance;

/** The policies of renters insurance, with their last days; what a tenant sent is checked here. */
export function InsuranceSection({ id, record }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { insurance, asked } = record;
  return (
    <Section
      title="Renters insurance"
      lead={asked && `Required${leastText(asked)}.`}
      action={
        record.may_change && (
          <Button variant="plain" size="sm" onClick={() => setOpen(true)} aria-label="Edit renters insurance">
            {insurance.length === 0 ? 'Add' : 'Edit'}
          </Button>
        )
      }
    >
      {insurance.length === 0 && <Muted>No policy is on file.</Muted>}
      <Stack gap="4">
        {insurance.map((policy) => (
          <PolicyFacts key={policy.id ?? policyName(policy)} id={id} record={record} policy={policy} />
        ))}
      </Stack>
      <Suspense fallback={null}>
        {isOpen && <InsuranceDialog id={id} record={record} onClose={() => setOpen(false)} />}
      </Suspense>
    </Section>
  );
}

function PolicyFacts({ id, record, policy }: Props & { policy: Policy }) {
  const { cents, ends, state, reason, file, id: policy_id } = policy;
  return (
    <Stack gap="2">
      <FactList
        facts={[
          [policyName(policy), cents === undefined ? '–' : displayDollars(cents)],
          ['Ends', <EndsText key="ends" ends={ends} today={record.today} />],
        ]}
      />
      {(state ?? 'confirmed') !== 'confirmed' && (
        <Row gap="2">
          <PolicyBadge state={state} />
          {reason && <Muted small>{reason}</Muted>}
        </Row>
      )}
      {policy_id !== undefined && (
        <Row gap="2">
          {file && (
            <Button
              variant="plain"
              size="sm"
              aria-label={`Open the certificate of ${policyName(policy)}`}
              onClick={() =>
                void openFileInTab(() => api.tenants.openPolicy({ params: { id }, query: { policy_id } }))
              }
            >
              Certificate
            </Button>
          )}
          {state === 'to-check' && record.may_change && (
            <Checks id={id} record={record} policy={policy} policyId={policy_id} />
          )}
        </Row>
      )}
    </Stack>
  );
}

/** Confirms a policy, or says what is missing. One that covers less than is asked is named. */
function Checks({ id, record, policy, policyId }: Props & { policy: Policy; policyId: string }) {
  const [isDeclining, setDeclining] = useState(false);
  const { version, asked } = record;
  const body = { user_role_id: id, version, policy_id: policyId, state: 'confirmed' } as const;
  const confirm = useTenantCall('Renters insurance confirmed.', () =>
    api.tenants.checkPolicy({ body }, { idempotencyKey: newIdempotencyKey() }),
  );
  const isLess = asked !== undefined && (policy.cents ?? 0) < asked.least;
  return (
    <Stack gap="2">
      {isLess && (
        <Muted small>
          {policy.cents === undefined
            ? `It doesn’t say how much it covers. You ask for ${displayDollars(asked.least)}.`
            : `It covers ${displayDollars(policy.cents)}. You ask for ${displayDollars(asked.least)}.`}
        </Muted>
      )}
      <Row gap="2">
        <Button size="sm" onClick={() => confirm.mutate()} disabled={confirm.isPending}>
          Confirm
        </Button>
        <Button size="sm" variant="outline" onClick={() => setDeclining(true)}>
          Decline
        </Button>
      </Row>
      <Suspense fallback={null}>
        {isDeclining && (
          <DeclineDialog id={id} version={version} policyId={policyId} onClose={() => setDeclining(false)} />
        )}
      </Suspense>
    </Stack>
  );
}
