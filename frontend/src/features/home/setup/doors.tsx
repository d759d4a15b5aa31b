import { FileUp, Plus } from 'lucide-react';
import type { SetupChoices } from '../../../../../shared/domain/portfolio/setup';
import { Row } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { LinkButton } from '../../../ui/primitives/link-button';

/** The two ways into an empty account, the likelier one first. */
export function Doors({ records }: Pick<SetupChoices, 'records'>) {
  const brings = records !== undefined && records !== 'nowhere';
  const bring = (
    <LinkButton key="bring" to="/import" size="lg" variant={brings ? 'solid' : 'outline'}>
      <FileUp aria-hidden="true" />
      Bring in what you have
    </LinkButton>
  );
  const add = (
    <LinkButton key="add" to="/addPropertyUnit" size="lg" variant={brings ? 'outline' : 'solid'}>
      <Plus aria-hidden="true" />
      Add a property
    </LinkButton>
  );
  return (
    <Section
      title="Where do you want to begin?"
      lead="A file from your old system or a sheet of your own brings properties, tenants and leases in at once. Nobody gets an email."
    >
      <Row>{brings ? [bring, add] : [add, bring]}</Row>
    </Section>
  );
}
