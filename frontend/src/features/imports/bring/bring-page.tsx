import { ArrowLeft, FileInput } from 'lucide-react';
import { counted } from '../../../../../shared/domain/counted';
import { Notice } from '../../../ui/feedback/notice';
import { ProgressBar } from '../../../ui/feedback/progress-bar';
import { Row, Stack } from '../../../ui/layout/layout';
import { PlainList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { ServerCheckNotice } from '../check/check-notices';
import { fits } from '../check/room-notice';
import { useDryRun } from '../check/use-dry-run';
import { failedText } from '../run/failed-text';
import { count } from '../run/totals';
import { StepBar } from '../step-bar';
import type { BringDraft } from './bring-draft';
import type { BringPlan } from './use-bring-plan';
import { type BringRun, fileOf, propertiesOf } from './use-bring-run';
import { WhatYouWillHave } from './what-you-will-have';

type Props = {
  draft: BringDraft;
  plan: BringPlan;
  run: BringRun;
  mayUpgrade: boolean;
  onGo: () => void;
  onStop: () => void;
  onBack: () => void;
};

/** Step 5: asks the server first, then brings everything in. */
export function BringPage({ draft, plan, run, mayUpgrade, onGo, onStop, onBack }: Props) {
  const { dryRun, run: check } = useDryRun();
  const { properties, units, leases } = plan.sums;
  const isBusy = run.phase === 'running' || run.phase === 'stopping';
  const isChecking = dryRun.phase === 'running';
  const go = async () => {
    const read = propertiesOf(plan);
    const checked = await check({
      file: await fileOf(draft),
      properties: read.properties,
      totals: read.totals,
    });
    const hasRoom = checked && (checked.room === undefined || fits(checked.room, checked.needed));
    if (checked && hasRoom && checked.problems.length === 0) onGo();
  };
  return (
    <>
      <WhatYouWillHave plan={plan} />
      <Section title={isBusy ? 'Bringing in' : 'Ready to bring in'}>
        <Stack gap="4">
          {run.phase === 'idle' && (
            <p>
              <bdi>
                {`${counted(properties, 'property', 'properties')} with ${counted(units, 'unit')} and ${counted(leases, 'lease')} will be added. Nobody is emailed, and you can undo it for 14 days.`}
              </bdi>
            </p>
          )}
          {dryRun.problems.length > 0 && (
            <Notice kind="danger" title="Some of it cannot be brought in as it is">
              <PlainList gap="1">
                {dryRun.problems.map(({ row, column, message }) => (
                  <li key={`${row} ${column} ${message}`}>
                    <bdi>{`${titleAt(plan, row)}: ${message}`}</bdi>
                  </li>
                ))}
              </PlainList>
            </Notice>
          )}
          <ServerCheckNotice dryRun={dryRun} isFresh mayUpgrade={mayUpgrade} onRetry={() => void go()} />
          {run.phase === 'stopped' && (
            <Notice kind="warning" title="It is paused">
              Continue now or later: nothing is added twice.
            </Notice>
          )}
          {run.phase === 'failed' && (
            <Notice kind="danger" title="It could not continue">
              {`${failedText(run.error)} Continuing adds nothing twice.`}
            </Notice>
          )}
          {run.phase !== 'idle' && (
            <ProgressBar
              label="Bringing in"
              done={run.done}
              most={run.total}
              words={`${count(run.done)} of ${counted(run.total, 'record')}`}
            />
          )}
          <Row gap="2">
            {isBusy ? (
              <Button
                variant="outline"
                pending={run.phase === 'stopping'}
                pendingText="Stopping after the current requests"
                onClick={onStop}
              >
                Stop
              </Button>
            ) : (
              <Button pending={isChecking} pendingText="Checking" onClick={() => void go()}>
                <FileInput aria-hidden="true" />
                {run.phase === 'idle'
                  ? `Bring in ${counted(units, 'unit')} and ${counted(leases, 'lease')}`
                  : 'Continue'}
              </Button>
            )}
          </Row>
        </Stack>
      </Section>
      {!isBusy && (
        <StepBar>
          <Button variant="outline" onClick={onBack}>
            <ArrowLeft aria-hidden="true" />
            Check totals
          </Button>
        </StepBar>
      )}
    </>
  );
}

const titleAt = ({ properties }: BringPlan, row: number): string =>
  properties.find(({ rows }) => rows.some((one) => one.row === row))?.title ?? `Row ${row}`;
