import type { AppForm } from '../../../forms/app-form';
import { PageForm } from '../../../forms/page-form';
import { useValueField } from '../../../forms/use-field';
import { Section } from '../../../ui/layout/section';
import type { Place } from '../../../ui/primitives/use-href-link';
import { UnitFields } from '../pickers/unit-fields';
import { unitFieldName } from '../pickers/unit-values';
import { PhotoBoard } from './photo-board';
import type { UnitFormValues } from './unit-form-values';

type Props = { form: AppForm<UnitFormValues>; cancel: Place };

/** A form with one unit needs no numbers: `Size` instead of `Unit 1, size`. */
function labelOf(name: string): string | undefined {
  const field = /^units\.0\.(\w+)$/.exec(name)?.[1] ?? (name === 'images' ? 'photos' : undefined);
  const words = field && unitFieldName(field);
  return words && `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** The form of one unit, for /addUnit and /updateunit-data. */
export const UnitForm = ({ form, cancel }: Props) => (
  <PageForm form={form} submit="Save unit" cancel={cancel} labelOf={labelOf}>
    <Section title="Unit">
      <UnitFields
        unit={0}
        photos={false}
        earliest={form.formState.defaultValues?.units?.[0]?.availableDate}
      />
    </Section>
    <Section title="Photos" lead="The first one is shown for the unit in lists.">
      <Images />
    </Section>
  </PageForm>
);

function Images() {
  const { id, value, onChange, error } = useValueField<UnitFormValues, 'images'>('images');
  return <PhotoBoard id={id} photos={value} onPhotos={onChange} error={error} />;
}
