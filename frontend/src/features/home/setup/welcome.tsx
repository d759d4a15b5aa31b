import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { SetupAnswers } from '../../../../../shared/domain/portfolio/setup';
import { ChoiceCards } from '../../../ui/fields/choice-cards';
import { Row, Stack } from '../../../ui/layout/layout';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { LinkButton } from '../../../ui/primitives/link-button';
import { useSaveSetup } from './use-save-setup';

const sizes = [
  { value: '1-4', label: '1–4' },
  { value: '5-50', label: '5–50' },
  { value: 'more', label: 'More than 50' },
] as const;

const records = [
  { value: 'nowhere', label: 'Nowhere yet' },
  { value: 'spreadsheet', label: 'Spreadsheet' },
  { value: 'appfolio', label: 'AppFolio' },
  { value: 'buildium', label: 'Buildium' },
  { value: 'doorloop', label: 'DoorLoop' },
  { value: 'turbotenant', label: 'TurboTenant' },
  { value: 'tenantcloud', label: 'TenantCloud' },
  { value: 'rentec', label: 'Rentec' },
  { value: 'stessa', label: 'Stessa' },
  { value: 'yardi', label: 'Yardi' },
  { value: 'other', label: 'Other' },
] as const;

const tenants = [
  { value: 'yes', label: 'Yes' },
  { value: 'some', label: 'Some' },
  { value: 'no', label: 'No' },
] as const;

/** /welcome: three questions after the first login, each of which may stay open. */
export function Welcome({ firstName }: { firstName: string }) {
  const navigate = useNavigate();
  const [answers, setAnswers] = useState<SetupAnswers>({});
  const answer = (given: SetupAnswers) => setAnswers((before) => ({ ...before, ...given }));
  const save = useSaveSetup('Thank you');
  const goOn = () =>
    save.mutate(answers, { onSuccess: () => void navigate({ to: '/propertyDashboard', replace: true }) });
  return (
    <Page
      title={`Welcome, ${firstName}`}
      lead="Three quick questions to set up your first steps. You can skip any of them."
      width="form"
    >
      <Section>
        <Stack gap="6">
          <ChoiceCards
            label="How many units do you rent out?"
            name="units"
            choices={sizes}
            columns={3}
            value={answers.units ?? ''}
            onValue={(units) => answer({ units })}
          />
          <ChoiceCards
            label="Where are your records today?"
            name="records"
            choices={records}
            columns={3}
            compact
            value={answers.records ?? ''}
            onValue={(given) => answer({ records: given })}
          />
          <ChoiceCards
            label="Do tenants live there already?"
            name="tenants"
            choices={tenants}
            columns={3}
            value={answers.tenants ?? ''}
            onValue={(given) => answer({ tenants: given })}
          />
          <Row>
            <Button size="lg" pending={save.isPending} pendingText="Saving" onClick={goOn}>
              Continue
            </Button>
            <LinkButton to="/propertyDashboard" replace variant="ghost" size="lg">
              Skip for now
            </LinkButton>
          </Row>
        </Stack>
      </Section>
    </Page>
  );
}
