import { chakra } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { PropertyRead } from '../../../../../shared/contract/properties';
import { useCrumbs } from '../../../ui/crumb-trail';
import { Page } from '../../../ui/page';
import { readDraft } from '../../../ui/use-draft';
import { crumbsTo } from '../crumbs-to';
import { AddressSection } from '../form/address-section';
import { DraftKeeper } from '../form/draft-keeper';
import { Problems } from '../form/problems';
import { propertyFactsResolver } from '../form/property-resolver';
import { PropertySection } from '../form/property-section';
import type { PropertyValues } from '../form/property-values';
import { SaveBar } from '../form/save-bar';
import { outcomeOfRead, type SaveOutcome } from '../form/save-outcome';
import { tellSaved } from '../form/tell-saved';
import { useSubmit } from '../form/use-submit';
import { propertyMerge } from '../merge/property-merge';
import { useMeanwhile } from '../merge/use-meanwhile';
import { propertyQuery } from '../queries';
import { factsOf, fromPropertyChange, propertyFormOf } from './edited-property';
import { useSaveFacts } from './use-save-facts';

type Props = { property: PropertyRead; userId: string; onSaved: () => void };
type Standing = { readonly version: number; readonly values: PropertyValues };

/** /update-property: a property's own facts. The second of two writers is shown what the first one changed. */
export function EditProperty({ property, userId, onSaved }: Props) {
  const { property_id: id, property_title } = property;
  useCrumbs(crumbsTo(property, { label: 'Change', to: '/update-property', search: { id } }));
  const client = useQueryClient();
  const draftName = `property:${id}`;
  const [draft] = useState(() => readDraft(userId, draftName, fromPropertyChange));
  const standing = useRef<Standing>(
    draft
      ? { version: draft.version, values: draft.base }
      : { version: property.version, values: propertyFormOf(property) },
  );
  const form = useForm<PropertyValues>({
    defaultValues: standing.current.values,
    ...(draft ? { values: draft.values, resetOptions: { keepDefaultValues: true } } : {}),
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: propertyFactsResolver,
  });
  const begin = (next: Standing, typed?: PropertyValues) => {
    standing.current = next;
    form.reset(next.values);
    if (typed) form.reset(typed, { keepDefaultValues: true });
  };
  const save = useSaveFacts(id, () => standing.current.version);
  const meanwhile = useMeanwhile<PropertyValues>({
    what: 'this property',
    fields: propertyMerge,
    onMerged: (values, against) => {
      begin(against, values);
      saving.submit();
    },
  });
  const showMeanwhile = async (): Promise<SaveOutcome | undefined> => {
    const fresh = await client.fetchQuery({ ...propertyQuery(id), staleTime: 0 });
    if (!fresh) return { kind: 'gone' };
    const theirs = { version: fresh.version, values: propertyFormOf(fresh) };
    meanwhile.show({ base: standing.current.values, theirs, mine: form.getValues() });
    return undefined;
  };
  const saving = useSubmit({
    form,
    save,
    tell: async (outcome) => {
      const words = { saved: 'Property saved', gone: 'This property is not there any more.' };
      if (outcome.kind !== 'changed-meanwhile') return tellSaved(outcome, words);
      const failure = await showMeanwhile().catch(outcomeOfRead);
      return failure ? tellSaved(failure, words) : false;
    },
    onSaved,
  });
  const toDraft = useCallback((values: PropertyValues) => {
    const { version, values: base } = standing.current;
    return { version, base: factsOf(base), values: factsOf(values) };
  }, []);
  const back = { to: '/getproperty-data', search: { id } };
  return (
    <Page
      title="Change property"
      lead={property_title}
      back={{ ...back, label: property_title }}
      width="form"
    >
      <FormProvider {...form}>
        <chakra.form noValidate onSubmit={saving.submit} display="grid" gap="5" minW="0">
          <Problems problems={saving.problems} attempt={saving.attempt} />
          <PropertySection />
          <AddressSection />
          <SaveBar
            failed={saving.failed}
            progress={undefined}
            onSave={saving.submit}
            label="Save property"
            cancel={back}
            aside={
              <DraftKeeper
                userId={userId}
                name={draftName}
                toDraft={toDraft}
                done={saving.done}
                restored={draft !== undefined}
                onDiscard={() => begin({ version: property.version, values: propertyFormOf(property) })}
              />
            }
          />
        </chakra.form>
      </FormProvider>
      {meanwhile.dialog}
    </Page>
  );
}
