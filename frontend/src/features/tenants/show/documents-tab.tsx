import { useQuery } from '@tanstack/react-query';
import type { TenantDetails, TenantLine } from '../../../../../shared/contract/tenants';
import { displayDay } from '../../../ui/data/instant';
import { Stack } from '../../../ui/layout/layout';
import { ListLabel } from '../../../ui/layout/list-label';
import { RuledList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { LinkButton } from '../../../ui/primitives/link-button';
import { Muted } from '../../../ui/primitives/text';
import { TextLink } from '../../../ui/primitives/text-link';
import { newestQuery } from '../../documents/queries';

/** Of each unit. */
const most = 10;

/** The papers of a tenant's leases, and the newest documents of their units. */
export function DocumentsTab({ leases }: Pick<TenantDetails, 'leases'>) {
  const units = new Map(leases.map((lease) => [lease.unit_id, lease]));
  return (
    <Stack gap={{ base: '5', md: '6' }}>
      <Section title="Leases" flush>
        <RuledList>
          {leases.map(({ lease_id: id, unit_number, property_title }) => (
            <li key={id}>
              <ListLabel
                name={
                  <TextLink to="/showLease" search={{ id, tab: 'documents' }}>
                    {`Papers of the lease for Unit ${unit_number}, ${property_title}`}
                  </TextLink>
                }
              />
            </li>
          ))}
        </RuledList>
      </Section>
      {[...units.values()].map((lease) => (
        <UnitDocuments key={lease.unit_id} lease={lease} />
      ))}
    </Stack>
  );
}

function UnitDocuments({ lease: { unit_id: id, unit_number } }: { lease: TenantLine }) {
  const { data, isError } = useQuery(newestQuery(id, { limit: most }));
  const documents = data?.documents;
  return (
    <Section
      title={`Documents of Unit ${unit_number}`}
      flush
      action={
        <LinkButton to="/view-UploadUnitFile" search={{ id }} variant="outline" size="sm">
          Open all
        </LinkButton>
      }
    >
      {(isError || documents?.length === 0) && (
        <Muted px={{ base: '4', md: '6' }} pb="4">
          {isError ? 'You don’t see the documents of this unit.' : 'No documents yet.'}
        </Muted>
      )}
      <RuledList>
        {documents?.map(({ document_id, name, added_at, added_by }) => (
          <li key={document_id}>
            <ListLabel
              name={
                <TextLink to="/document-view" search={{ id: document_id }}>
                  {name}
                </TextLink>
              }
              note={`${displayDay(added_at)} · ${added_by}`}
            />
          </li>
        ))}
      </RuledList>
    </Section>
  );
}
