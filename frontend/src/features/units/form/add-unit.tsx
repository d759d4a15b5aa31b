import { useQueryClient } from '@tanstack/react-query';
import type { PropertyRead } from '../../../../../shared/contract/properties';
import type { UnitDetails } from '../../../../../shared/contract/units';
import { api } from '../../../api/client';
import { crumbsTo } from '../../../domain-ui/property/crumbs-to';
import { useAppForm } from '../../../forms/use-app-form';
import { toast } from '../../../ui/feedback/toast';
import { useCrumbs } from '../../../ui/layout/crumb-trail';
import { Page } from '../../../ui/layout/page';
import { showUnitLimit } from '../pickers/show-unit-limit';
import { portfolioKey } from '../queries';
import { readUnit, writeUnit } from './unit-draft';
import { UnitForm } from './unit-form';
import {
  copiedUnitForm,
  emptyUnitForm,
  oneUnitFormProblems,
  type UnitFormValues,
  unitNameOf,
} from './unit-form-values';
import { useUnitBody } from './use-unit-body';

type Props = {
  property: PropertyRead;
  /** The unit that the new one is a copy of. */
  like?: UnitDetails | undefined;
  onDone: () => void;
};

/** /addUnit: adds a unit to a property (PRP-13 to PRP-16, PRP-25). */
export function AddUnit({ property, like, onDone }: Props) {
  const { property_id, property_title, property_type: propertyType } = property;
  useCrumbs(crumbsTo(property, { label: 'Add unit', to: '/addUnit', search: { id: property_id } }));
  const client = useQueryClient();
  const bodyOf = useUnitBody();
  const form = useAppForm<UnitFormValues>({
    values: like ? copiedUnitForm(like, property.property_units) : emptyUnitForm(propertyType),
    problems: oneUnitFormProblems,
    submit: async (values, { idempotencyKey, ...sending }) => {
      const { body, onProgress } = await bodyOf(values, sending);
      await api.units.addUnit({ body: { property_id, ...body } }, { idempotencyKey, onProgress });
      await client.invalidateQueries({ queryKey: portfolioKey, refetchType: 'none' });
    },
    onSaved: () => toast({ title: 'Unit added' }),
    onDone,
    refused: ({ code, status }) => {
      if (code === 'unit-limit') return showUnitLimit();
      return status === 404 ? 'This property no longer exists.' : undefined;
    },
    nameOf: unitNameOf,
    draft: {
      name: like ? `copy-unit:${like.unit_id}` : `add-unit:${property_id}`,
      write: writeUnit,
      read: (stored) => {
        const draft = readUnit(stored);
        // The property's type may have changed since the draft was stored.
        return draft && { ...draft, propertyType };
      },
      without: 'its photos',
    },
  });
  const back = { to: '/getproperty-data', search: { id: property_id } } as const;
  return (
    <Page
      title="Add unit"
      lead={like ? `To ${property_title}, a copy of Unit ${like.unit_number}` : `To ${property_title}`}
      back={{ ...back, label: property_title }}
      width="form"
    >
      <UnitForm form={form} cancel={back} />
    </Page>
  );
}
