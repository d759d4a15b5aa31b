import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { UnitDetails } from '../../../../../shared/contract/units';
import { api } from '../../../api/client';
import { now } from '../../../api/clock';
import { useCrumbs } from '../../../ui/crumb-trail';
import { Page } from '../../../ui/page';
import { crumbsToUnit } from '../crumbs-to';
import { DraftKeeper } from '../form/draft-keeper';
import { today } from '../form/property-values';
import { outcomeOfRead } from '../form/save-outcome';
import { tellSaved } from '../form/tell-saved';
import { useSubmit } from '../form/use-submit';
import { unitMerge, withoutGonePhotos } from '../merge/unit-merge';
import { useMeanwhile } from '../merge/use-meanwhile';
import { unitQuery } from '../queries';
import { toUnitDraft } from './unit-draft';
import { UnitForm } from './unit-form';
import { toUnitForm, type UnitFormValues, unitFormOf } from './unit-form-values';
import { useEditedUnit } from './use-edited-unit';
import { useSaveUnit } from './use-save-unit';

type Props = { unit: UnitDetails; userId: string; onSaved: () => void };

/** /updateunit-data: a unit changed, its photos and their order too. The second of two writers is shown what the first one changed. */
export function EditUnit({ unit, userId, onSaved }: Props) {
  const { unit_id: unitId, unit_number, property_title } = unit;
  useCrumbs(crumbsToUnit(unit, { label: 'Change', to: '/updateunit-data', search: { id: unitId } }));
  const client = useQueryClient();
  const { form, standing, draftName, restored, begin } = useEditedUnit({ unit, userId });
  const { save, progress } = useSaveUnit((values, images, options) => {
    const { version } = standing.current;
    const body = { version, unit: toUnitForm(values), images, localDate: today(now()) };
    return api.units.updateUnit({ params: { unitId }, body }, options);
  });
  const meanwhile = useMeanwhile<UnitFormValues>({
    what: 'this unit',
    fields: unitMerge,
    adapt: withoutGonePhotos,
    onMerged: (values, against) => {
      begin(against, values);
      saving.submit();
    },
  });
  const showMeanwhile = async () => {
    const fresh = await client.fetchQuery({ ...unitQuery(unitId), staleTime: 0 });
    const theirs = { version: fresh.version, values: unitFormOf(fresh) };
    meanwhile.show({ base: standing.current.values, theirs, mine: form.getValues() });
  };
  const saving = useSubmit({
    form,
    save,
    tell: async (outcome) => {
      const words = { saved: 'Unit saved', gone: 'This unit was deleted meanwhile.' };
      if (outcome.kind !== 'changed-meanwhile') return tellSaved(outcome, words);
      const failure = await showMeanwhile().catch(outcomeOfRead);
      return failure ? tellSaved(failure, words) : false;
    },
    onSaved,
  });
  const toDraft = useCallback(
    (values: UnitFormValues) => ({
      version: standing.current.version,
      base: toUnitDraft(standing.current.values),
      values: toUnitDraft(values),
    }),
    [standing],
  );
  const back = { to: '/getunit-data', search: { id: unitId } };
  return (
    <Page
      title={`Change unit ${unit_number}`}
      lead={property_title}
      back={{ ...back, label: `Unit ${unit_number}` }}
      width="form"
    >
      <UnitForm
        form={form}
        saving={saving}
        progress={progress}
        label="Save unit"
        cancel={back}
        earliest={standing.current.values.units[0].availableDate}
        aside={
          <DraftKeeper
            userId={userId}
            name={draftName}
            toDraft={toDraft}
            done={saving.done}
            restored={restored}
            onDiscard={() => begin({ version: unit.version, values: unitFormOf(unit) })}
          />
        }
      />
      {meanwhile.dialog}
    </Page>
  );
}
