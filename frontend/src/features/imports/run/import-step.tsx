import { ArrowLeft, FileInput } from 'lucide-react';
import { ApiRefusal } from '../../../api/refusal';
import { Notice } from '../../../ui/feedback/notice';
import { ProgressBar } from '../../../ui/feedback/progress-bar';
import { Row, Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { LinkButton } from '../../../ui/primitives/link-button';
import { StepBar } from '../step-bar';
import { TotalsFigures } from '../totals-figures';
import { failedText } from './failed-text';
import { count, madeText, propertiesText, timeLeftText } from './totals';
import type { ImportPlan, ImportRun } from './use-import-run';

type Props = {
  plan: ImportPlan;
  run: ImportRun;
  mayUpgrade: boolean;
  onGo: () => void;
  onStop: () => void;
  onBack: () => void;
};

const limitCodes: ReadonlySet<string> = new Set(['unit-limit', 'property-limit']);
const isLimit = (error: unknown): boolean => error instanceof ApiRefusal && limitCodes.has(error.code);

/** Step 4: imports the checked properties, a few at a time. */
export function ImportStep({ plan, run, mayUpgrade, onGo, onStop, onBack }: Props) {
  const isBusy = run.phase === 'running' || run.phase === 'stopping';
  return (
    <>
      <TotalsFigures totals={plan.planned} />
      <Section title={isBusy ? 'Importing' : 'Ready to import'}>
        <Stack gap="4">
          {run.phase === 'idle' && (
            <p>
              <bdi>{`${madeText(plan.planned)} will be added from ${plan.file.name}. You can undo the whole import afterward.`}</bdi>
            </p>
          )}
          {run.phase === 'stopped' && (
            <Notice kind="warning" title="The import is paused">
              {`${doneText(run)}. Continue now, or choose the same file again later.`}
            </Notice>
          )}
          {run.phase === 'failed' && (
            <Notice
              kind="danger"
              title="The import could not continue"
              action={
                isLimit(run.error) &&
                mayUpgrade && (
                  <LinkButton to="/subscriptionPay" search={{ upgrade: true }} size="sm">
                    Upgrade
                  </LinkButton>
                )
              }
            >
              {`${failedText(run.error)} ${doneText(run)}; continuing adds nothing twice.`}
            </Notice>
          )}
          {run.phase !== 'idle' && (
            <ProgressBar label="Import" done={run.done} most={run.total} words={progressText(run)} />
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
              <Button onClick={onGo}>
                <FileInput aria-hidden="true" />
                {run.phase === 'idle' ? `Import ${propertiesText(plan.properties.length)}` : 'Continue'}
              </Button>
            )}
          </Row>
        </Stack>
      </Section>
      {!isBusy && (
        <StepBar>
          <Button variant="outline" onClick={onBack}>
            <ArrowLeft aria-hidden="true" />
            Check
          </Button>
        </StepBar>
      )}
    </>
  );
}

const doneText = ({ done, total }: ImportRun): string =>
  `${count(done)} of ${propertiesText(total)} ${done === 1 ? 'was' : 'were'} imported`;

/** Count, rate and time left. The rate only counts what this attempt did. */
function progressText({ phase, done, before, total, startedAt }: ImportRun): string {
  const words = `${count(done)} of ${propertiesText(total)}`;
  const seconds = (performance.now() - startedAt) / 1000;
  const rate = (done - before) / seconds;
  if (phase !== 'running' || done === before || seconds < 0.5) return words;
  const perSecond = rate >= 10 ? Math.round(rate) : Math.round(rate * 10) / 10;
  return `${words} · ${count(perSecond)} a second · ${timeLeftText((total - done) / rate)}`;
}
