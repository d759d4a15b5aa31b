import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { ConditionReport } from '../../../../../shared/contract/lease-condition';
import { type Difference, differences } from '../../../../../shared/domain/leases/condition/report-rules';
import { displayDollars } from '../../../../../shared/domain/money';
import { api } from '../../../api/client';
import { refusalWords } from '../../../api/refusal-words';
import { dialogs } from '../../../ui/feedback/dialogs';
import { Bar, Grow, Row, Stack } from '../../../ui/layout/layout';
import { RuledList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { StatusBadge } from '../../../ui/primitives/status-badge';
import { Amount, Muted, Strong } from '../../../ui/primitives/text';
import { leaseChanged } from '../queries';
import { conditionLooks } from './condition-words';

const DeductionDialog = lazy(() => import('./deduction-dialog'));

/** What got worse since move-in, each with the draft of a deduction. */
export function DifferencesSection({ read }: { read: ConditionReport }) {
  const [about, setAbout] = useState<Difference>();
  const client = useQueryClient();
  const { lease_id, version, deductions } = read;
  const drop = useMutation({
    mutationFn: (item: string) => {
      const left = deductions.filter((one) => one.item !== item);
      return api.leases.changeDeductions({ body: { lease_id, version, deductions: left } });
    },
    onSettled: () => leaseChanged(client),
    onError: (cause) =>
      void dialogs.result({ icon: 'error', title: 'The draft was not removed', text: refusalWords(cause) }),
  });
  const changed = differences(read.before, read.report);
  const total = deductions.reduce((sum, { cents }) => sum + cents, 0);
  if (changed.length === 0)
    return (
      <Section title="Differences">
        <Muted>Nothing is worse than at move-in.</Muted>
      </Section>
    );
  return (
    <Section
      title="Differences"
      lead="What is worse than at move-in. Each can become a deduction from the deposit, as a draft."
      flush
    >
      <RuledList>
        {changed.map((one) => {
          const { room, before, after } = one;
          const draft = deductions.find(({ item }) => item === after.id);
          return (
            <Row as="li" key={after.id} spread>
              <Grow flexBasis="14rem">
                <Stack gap="1.5">
                  <Strong>
                    <bdi>{`${room}: ${after.name}`}</bdi>
                  </Strong>
                  <Row gap="2">
                    <StatusBadge {...conditionLooks[before?.condition ?? 'good']} />
                    <Muted as="span">now</Muted>
                    {after.condition && <StatusBadge {...conditionLooks[after.condition]} />}
                  </Row>
                  {after.note !== '' && (
                    <p>
                      <bdi>{after.note}</bdi>
                    </p>
                  )}
                </Stack>
              </Grow>
              {draft && (
                <Stack gap="0" textAlign="end">
                  <Amount>{displayDollars(draft.cents)}</Amount>
                  <Muted small>
                    <bdi>{draft.reason}</bdi>
                  </Muted>
                </Stack>
              )}
              {read.may_change && (
                <Row gap="2">
                  {draft && (
                    <Button
                      size="sm"
                      variant="ghost"
                      pending={drop.isPending}
                      onClick={() => drop.mutate(after.id)}
                    >
                      Remove
                    </Button>
                  )}
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={`${draft ? 'Change the deduction' : 'Draft a deduction'}: ${after.name}`}
                    onClick={() => setAbout(one)}
                  >
                    {draft ? 'Change' : 'Draft a deduction'}
                  </Button>
                </Row>
              )}
            </Row>
          );
        })}
      </RuledList>
      {total > 0 && (
        <Bar rule="above">
          <Row spread>
            <Strong>Draft deductions together</Strong>
            <Strong>
              <Amount>{displayDollars(total)}</Amount>
            </Strong>
          </Row>
        </Bar>
      )}
      {about && (
        <Suspense fallback={null}>
          <DeductionDialog read={read} about={about} onClose={() => setAbout(undefined)} />
        </Suspense>
      )}
    </Section>
  );
}
