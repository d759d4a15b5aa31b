import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { messages } from '../../../../../shared/domain/messages';
import { api } from '../../../api/client';
import { ApiRefusal } from '../../../api/refusal';
import { PageForm } from '../../../forms/page-form';
import { useAppForm } from '../../../forms/use-app-form';
import { today } from '../../../ui/data/instant';
import { dialogs } from '../../../ui/feedback/dialogs';
import { Page } from '../../../ui/layout/page';
import { firstOwners } from '../../owners/pickers/owner-choices';
import type { Owning } from '../../owners/pickers/owner-values';
import { OwnersSection } from '../../owners/pickers/owners-section';
import { showUnitLimit } from '../../units/pickers/show-unit-limit';
import { usePhotoSender } from '../../units/pickers/use-photo-sender';
import { portfolioKey } from '../../units/queries';
import { AddressSection } from '../form/address-section';
import { PropertySection } from '../form/property-section';
import { emptyProperty, type PropertyValues, wholeProblems } from '../form/property-values';
import { labelOf, propertyNameOf, unitsWithProblems } from './field-names';
import { propertyBody } from './property-body';
import { readProperty, writeProperty } from './property-draft';
import type { UnitLimit } from './unit-limit';
import { UnitsSection } from './units-section';

type Props = {
  person: Owning;
  unitLimit?: UnitLimit;
  /** Goes to /propertiesList after the success dialog (PRP-01). */
  onDone: () => void;
};

/** The spec's warning (PRP-21, PRP-30), with the server's reason if there is one. */
const warn = ({ code, message }: ApiRefusal): Promise<void> => {
  if (code === 'unit-limit') return showUnitLimit();
  const title = message === '' ? undefined : messages.propertyNotRegistered;
  return dialogs.result({ icon: 'warning', title, text: message || messages.propertyNotRegistered });
};

/** /addPropertyUnit: the Add Property screen (PRP-01 to PRP-23). */
export function AddProperty({ person, unitLimit, onDone }: Props) {
  const client = useQueryClient();
  const sendPhotos = usePhotoSender();
  const form = useAppForm<PropertyValues>({
    values: emptyProperty(firstOwners(person)),
    problems: wholeProblems,
    submit: async (values, { idempotencyKey, ...sending }) => {
      const photosOfUnits = values.units.map((unit) => unit.photos);
      const { photos, onProgress } = await sendPhotos(photosOfUnits, sending.onProgress);
      const body = propertyBody(values, { person, localDate: today(), photos });
      const { success } = await api.properties.addProperty({ body }, { idempotencyKey, onProgress });
      if (success !== 1) throw new ApiRefusal({ code: 'not-registered', status: 200, message: '' });
      await client.invalidateQueries({ queryKey: portfolioKey, refetchType: 'none' });
    },
    onSaved: () => dialogs.result({ icon: 'success', text: messages.propertyRegistered }),
    onDone,
    refused: warn,
    nameOf: propertyNameOf,
    draft: { name: 'add-property', write: writeProperty, read: readProperty, without: 'its photos' },
  });
  const { problems } = form.tried;
  const faulty = useMemo(() => unitsWithProblems(Object.keys(problems)), [problems]);
  return (
    <Page
      title="Add property"
      lead="Its address, its units, and who owns it."
      back={{ to: '/propertiesList', label: 'Properties' }}
      width="form"
    >
      <PageForm form={form} submit="Save property" cancel={{ to: '/propertiesList' }} labelOf={labelOf}>
        <PropertySection />
        <AddressSection />
        <UnitsSection limit={unitLimit} faulty={faulty} />
        <OwnersSection person={person} />
      </PageForm>
    </Page>
  );
}
