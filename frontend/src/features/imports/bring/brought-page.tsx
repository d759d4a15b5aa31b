import { Undo2 } from 'lucide-react';
import { counted } from '../../../../../shared/domain/counted';
import { Notice } from '../../../ui/feedback/notice';
import { Row } from '../../../ui/layout/layout';
import { PlainList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { LinkButton } from '../../../ui/primitives/link-button';
import { UndoState } from '../run/undo-state';
import { useUndo } from '../run/use-undo';
import { StepBar } from '../step-bar';
import type { BringRun } from './use-bring-run';

/** What is here now, and what comes next. */
export function BroughtPage({ run, onAnother }: { run: BringRun; onAnother: () => void }) {
  const { undo, start } = useUndo();
  const { line, notBrought } = run;
  if (!line) return null;
  const { units, leases = 0, tenants = 0 } = line.done;
  return (
    <>
      {undo.phase !== 'over' && (
        <Notice
          kind="success"
          announced
          title={`${counted(units, 'unit')}, ${counted(leases, 'lease')}, ${counted(tenants, 'tenant')}. Nobody has been emailed.`}
        >
          Undo it within 14 days if something is wrong: what nobody touched is removed.
        </Notice>
      )}
      {notBrought.length > 0 && (
        <Notice kind="warning" title={`${counted(notBrought.length, 'thing')} to look at`}>
          <PlainList gap="1" mt="1">
            {notBrought.map(({ label, why }) => (
              <li key={`${label} ${why}`}>
                <bdi>{`${label}: ${why}`}</bdi>
              </li>
            ))}
          </PlainList>
        </Notice>
      )}
      {undo.phase !== 'over' && (
        <Section title="Next">
          <Row gap="3">
            <LinkButton to="/tenantsList">Invite tenants</LinkButton>
            <LinkButton to="/leasesList" variant="outline">
              Check a lease
            </LinkButton>
            <LinkButton to="/opening-balances" variant="outline">
              Opening balances
            </LinkButton>
            <LinkButton to="/ownerBankInfo" variant="outline">
              Set up payouts
            </LinkButton>
          </Row>
        </Section>
      )}
      <UndoState undo={undo} />
      <StepBar>
        <Button variant="outline" onClick={onAnother}>
          Bring in another file
        </Button>
        {undo.phase !== 'over' && (
          <Button variant="outline" pending={undo.phase === 'running'} onClick={() => void start(line)}>
            <Undo2 aria-hidden="true" />
            Undo import
          </Button>
        )}
      </StepBar>
    </>
  );
}
