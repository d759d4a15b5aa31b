import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormProvider, type UseFormReturn, useController } from 'react-hook-form';
import { Section } from '../../../ui/section';
import { labelOf } from '../form/flat-errors';
import { Problems } from '../form/problems';
import { SaveBar } from '../form/save-bar';
import { UnitFields } from '../form/unit-fields';
import { useFieldError } from '../form/use-form-field';
import { PhotoBoard } from './photo-board';
import type { UnitFormValues } from './unit-form-values';

type Props = {
  form: UseFormReturn<UnitFormValues>;
  saving: {
    submit: (event?: { preventDefault: () => void }) => void;
    problems: Readonly<Record<string, string>>;
    attempt: number;
    failed: boolean;
  };
  progress: number | undefined;
  label: string;
  cancel: { to: string; search: Record<string, unknown> };
  earliest?: string;
  /** The draft's line. */
  aside: ReactNode;
};

/** With one unit in the form its fields need no number: `Size` instead of `Unit 1, size`. */
function nameOf(name: string): string | undefined {
  if (name === 'images') return 'Photos';
  const field = labelOf(name)?.replace(/^Unit \d+, /, '');
  return field && `${field.charAt(0).toUpperCase()}${field.slice(1)}`;
}

/** The form of one unit: /addUnit and /updateunit-data. */
export function UnitForm({ form, saving, progress, label, cancel, earliest, aside }: Props) {
  return (
    <FormProvider {...form}>
      <chakra.form noValidate onSubmit={saving.submit} display="grid" gap="5" minW="0">
        <Problems problems={saving.problems} attempt={saving.attempt} labelOf={nameOf} />
        <Section title="Unit">
          <UnitFields unit={0} photos={false} {...(earliest && { earliest })} />
        </Section>
        <Section title="Photos" lead="The first one stands for the unit in lists.">
          <Images form={form} />
        </Section>
        <SaveBar
          failed={saving.failed}
          progress={progress}
          onSave={saving.submit}
          label={label}
          cancel={cancel}
          aside={aside}
        />
      </chakra.form>
    </FormProvider>
  );
}

function Images({ form: { control } }: Pick<Props, 'form'>) {
  const { field } = useController({ control, name: 'images' });
  return (
    <PhotoBoard
      id="images"
      photos={field.value}
      onPhotos={field.onChange}
      error={useFieldError('images' as 'units')}
    />
  );
}
