import { chakra } from '@chakra-ui/react';
import { type ComponentType, useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { now } from '../../../api/clock';
import { Page } from '../../../ui/page';
import { readDraft } from '../../../ui/use-draft';
import { AddressSection } from '../form/address-section';
import { DraftKeeper } from '../form/draft-keeper';
import { Problems } from '../form/problems';
import { propertyResolver } from '../form/property-resolver';
import { PropertySection } from '../form/property-section';
import { emptyProperty, type OwnerValues, type PropertyValues } from '../form/property-values';
import { SaveBar } from '../form/save-bar';
import { useSubmit } from '../form/use-submit';
import { OwnersField, type OwnersSlot } from './owners-field';
import type { Sender } from './property-body';
import { fromDraft, toDraft } from './property-draft';
import { tellOutcome } from './tell-outcome';
import type { UnitLimit } from './unit-limit';
import { UnitsSection } from './units-section';
import { useSaveProperty } from './use-save-property';

const draftName = 'add-property';

type Props = {
  sender: Sender;
  /** Who stands in the owners' list at the start: nobody, or the person himself. */
  firstOwners: OwnerValues[];
  unitLimit: UnitLimit | undefined;
  /** The owners' feature's own section, given by the route. */
  OwnersSection: ComponentType<OwnersSlot>;
  /** To /propertiesList, after the success dialog (PRP-01). */
  onSaved: () => void;
};

const resolver = propertyResolver(now);

/** /addPropertyUnit: the Add Property screen (PRP-01 to PRP-23). */
export function AddProperty({ sender, firstOwners, unitLimit, OwnersSection, onSaved }: Props) {
  const [draft] = useState(() => readDraft(sender.userId, draftName, fromDraft));
  const empty = useMemo(() => emptyProperty(firstOwners), [firstOwners]);
  const form = useForm<PropertyValues>({
    defaultValues: empty,
    ...(draft ? { values: draft, resetOptions: { keepDefaultValues: true } } : {}),
    mode: 'onTouched',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    resolver,
  });
  const { save, progress } = useSaveProperty(sender);
  const { submit, faulty, problems, attempt, failed, done } = useSubmit({
    form,
    save,
    tell: tellOutcome,
    onSaved,
  });
  return (
    <Page
      title="Add property"
      lead="Where it stands, what can be let in it, and whose it is."
      back={{ to: '/propertiesList', label: 'Properties' }}
      width="form"
    >
      <FormProvider {...form}>
        <chakra.form noValidate onSubmit={submit} display="grid" gap="5" minW="0">
          <Problems problems={problems} attempt={attempt} />
          <PropertySection />
          <AddressSection />
          <UnitsSection limit={unitLimit} faulty={faulty} />
          <OwnersField Section={OwnersSection} />
          <SaveBar
            failed={failed}
            progress={progress}
            onSave={submit}
            label="Save property"
            cancel={{ to: '/propertiesList' }}
            aside={
              <DraftKeeper
                userId={sender.userId}
                name={draftName}
                toDraft={toDraft}
                done={done}
                restored={draft !== undefined}
                onDiscard={() => form.reset(empty)}
              />
            }
          />
        </chakra.form>
      </FormProvider>
    </Page>
  );
}
