import { useQueryClient } from '@tanstack/react-query';
import type { PropertyRead } from '../../../../../shared/contract/properties';
import { api } from '../../../api/client';
import { crumbsTo } from '../../../domain-ui/property/crumbs-to';
import { PageForm } from '../../../forms/page-form';
import { useAppForm } from '../../../forms/use-app-form';
import { toast } from '../../../ui/feedback/toast';
import { useCrumbs } from '../../../ui/layout/crumb-trail';
import { Page } from '../../../ui/layout/page';
import { portfolioKey } from '../../units/queries';
import { AddressSection } from '../form/address-section';
import { PropertySection } from '../form/property-section';
import { factsProblems, type PropertyFacts } from '../form/property-values';
import { readAgain } from '../queries';
import { factsOf, readFacts } from './facts-of';
import { propertyMerge } from './property-merge';

type Props = { property: PropertyRead; onDone: () => void };

/** /update-property: changes a property's own fields, without units and owners. */
export function EditProperty({ property, onDone }: Props) {
  const { property_id: id, property_title, version } = property;
  useCrumbs(crumbsTo(property, { label: 'Edit', to: '/update-property', search: { id } }));
  const client = useQueryClient();
  const form = useAppForm<PropertyFacts>({
    values: factsOf(property),
    version,
    problems: factsProblems,
    submit: async ({ parking, ...facts }, sending) => {
      const body = { ...facts, version: sending.version, parking: Number(parking || 0) };
      await api.properties.updateProperty({ params: { id }, body });
      await client.invalidateQueries({ queryKey: portfolioKey, refetchType: 'none' });
    },
    onSaved: () => toast({ title: 'Property saved' }),
    onDone,
    refused: ({ status }) => (status === 404 ? 'This property no longer exists.' : undefined),
    draft: { name: `property:${id}`, write: (facts) => facts, read: readFacts },
    merge: {
      what: 'this property',
      fields: propertyMerge,
      read: async () => {
        const fresh = await readAgain(client, id);
        return { version: fresh.version, values: factsOf(fresh) };
      },
    },
  });
  const back = { to: '/getproperty-data', search: { id } } as const;
  return (
    <Page title="Edit property" lead={property_title} back={{ ...back, label: property_title }} width="form">
      <PageForm form={form} submit="Save property" cancel={back}>
        <PropertySection />
        <AddressSection />
      </PageForm>
    </Page>
  );
}
