import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { PropertyRead } from '../../../../../shared/contract/properties';
import { api } from '../../../api/client';
import { now } from '../../../api/clock';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { useCrumbs } from '../../../ui/crumb-trail';
import { Page } from '../../../ui/page';
import { readDraft } from '../../../ui/use-draft';
import { crumbsTo } from '../crumbs-to';
import { DraftKeeper } from '../form/draft-keeper';
import { today } from '../form/property-values';
import { tellSaved } from '../form/tell-saved';
import { useSubmit } from '../form/use-submit';
import { fromUnitDraft, toUnitDraft } from './unit-draft';
import { UnitForm } from './unit-form';
import { emptyUnitForm, toUnitForm, type UnitFormValues } from './unit-form-values';
import { unitResolver } from './unit-resolver';
import { useSaveUnit } from './use-save-unit';

type Props = { property: PropertyRead; userId: string; onSaved: () => void };

const resolver = unitResolver({ now });

/** /addUnit: one more unit of a property (PRP-13 to PRP-16, PRP-25). */
export function AddUnit({ property, userId, onSaved }: Props) {
  const { property_id, property_title, property_type } = property;
  useCrumbs(crumbsTo(property, { label: 'Add unit', to: '/addUnit', search: { id: property_id } }));
  const draftName = `add-unit:${property_id}`;
  const [draft] = useState(() => readDraft(userId, draftName, fromUnitDraft));
  const [empty] = useState(() => emptyUnitForm(property_type));
  const [idempotencyKey] = useState(newIdempotencyKey);
  const form = useForm<UnitFormValues>({
    defaultValues: empty,
    // A draft from before the property's type changed keeps to the type of now.
    ...(draft
      ? { values: { ...draft, propertyType: property_type }, resetOptions: { keepDefaultValues: true } }
      : {}),
    mode: 'onTouched',
    shouldFocusError: false,
    resolver,
  });
  const { save, progress } = useSaveUnit((values, images, options) => {
    const body = { property_id, unit: toUnitForm(values), images, localDate: today(now()) };
    return api.units.addUnit({ body }, { ...options, idempotencyKey });
  });
  const saving = useSubmit({
    form,
    save,
    tell: (outcome) =>
      tellSaved(outcome, { saved: 'Unit added', gone: 'This property is not there any more.' }),
    onSaved,
  });
  const back = { to: '/getproperty-data', search: { id: property_id } };
  return (
    <Page
      title="Add unit"
      lead={`To ${property_title}`}
      back={{ ...back, label: property_title }}
      width="form"
    >
      <UnitForm
        form={form}
        saving={saving}
        progress={progress}
        label="Save unit"
        cancel={back}
        aside={
          <DraftKeeper
            userId={userId}
            name={draftName}
            toDraft={toUnitDraft}
            done={saving.done}
            restored={draft !== undefined}
            onDiscard={() => form.reset(empty)}
          />
        }
      />
    </Page>
  );
}
