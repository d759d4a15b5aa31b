import { lazy, Suspense, useState } from 'react';
import type { TenantRecordShown } from '../../../../../shared/contract/tenant-records';
import { counted } from '../../../../../shared/domain/counted';
import { daysBetween, displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { Muted, Tint } from '../../../ui/primitives/text';
import { FactList } from './fact-list';

const InsuranceDialog = lazy(() => import('../record/insurance-dialog'));

type Props = { id: string; record: TenantRecordShown };

/** A policy ends soon from so many days before its last. */
const soonDays = 30;

/** `Dec 14, 2026, in 16 days`; plain while it is far off. */
export function EndsText({ ends, today }: { ends: string; today: string }) {
  const days = daysBetween(today, ends);
  if (days < 0) return <Tint color="danger">{`Ended ${displayDate(ends)}`}</Tint>;
  if (days > soonDays) return displayDate(ends);
  return (
    <Tint color="warning">
      {days === 0 ? `${displayDate(ends)}, today` : `${displayDate(ends)}, in ${counted(days, 'day')}`}
    </Tint>
  );
}

/** The policies of renters insurance, with their last days. */
export function InsuranceSection({ id, record }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { insurance, today } = record;
  return (
    <Section
      title="Renters insurance"
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
        {insurance.map(({ carrier, policy, cents, ends }) => (
          <FactList
            key={`${carrier} ${policy} ${ends}`}
            facts={[
              [
                [carrier, policy].filter(Boolean).join(', '),
                cents === undefined ? '–' : displayDollars(cents),
              ],
              ['Ends', <EndsText key="ends" ends={ends} today={today} />],
            ]}
          />
        ))}
      </Stack>
      <Suspense fallback={null}>
        {isOpen && <InsuranceDialog id={id} record={record} onClose={() => setOpen(false)} />}
      </Suspense>
    </Section>
  );
}
