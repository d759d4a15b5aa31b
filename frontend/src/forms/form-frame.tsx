import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { lazy, Suspense, useEffect } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { fieldNamed } from '../ui/error-summary';
import { FormProblems } from './form-problems';
import type { HouseForm } from './house-form';

const MergeDialog = lazy(() => import('./merge-dialog'));

type Props<V extends FieldValues> = Omit<HTMLChakraProps<'form'>, 'onSubmit'> & {
  form: HouseForm<V>;
  /** Sums up what is wrong and takes the focus there; without it, the focus goes to the first field that is wrong. */
  sumsUp?: boolean;
  labelOf?: (name: string) => string | undefined;
};

/** The form element around the fields, which find their form by context, and what a try brings up. */
export function FormFrame<V extends FieldValues>({
  form,
  sumsUp = false,
  labelOf,
  children,
  ...rest
}: Props<V>) {
  const { tried, conflict } = form;
  useEffect(() => {
    const [first] = Object.keys(tried.problems);
    if (first !== undefined && !sumsUp) fieldNamed(first)?.focus();
  }, [tried, sumsUp]);
  return (
    <FormProvider {...form}>
      <chakra.form
        id={form.id}
        noValidate
        display="grid"
        gap="5"
        gridTemplateColumns="minmax(0, 1fr)"
        minW="0"
        {...rest}
        onSubmit={form.onSubmit}
      >
        {sumsUp && <FormProblems tried={tried} labelOf={labelOf} />}
        {children}
      </chakra.form>
      {conflict && (
        <Suspense fallback={null}>
          <MergeDialog {...conflict} />
        </Suspense>
      )}
    </FormProvider>
  );
}
