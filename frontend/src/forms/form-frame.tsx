import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { lazy, Suspense, useEffect } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { fieldNamed } from '../ui/feedback/error-summary';
import type { AppForm } from './app-form';
import { FormProblems } from './form-problems';

const MergeDialog = lazy(() => import('./merge-dialog'));

type Props<V extends FieldValues> = Omit<HTMLChakraProps<'form'>, 'onSubmit'> & {
  form: AppForm<V>;
  /** Shows a summary of the problems that takes the focus. Otherwise the first invalid field takes it. */
  sumsUp?: boolean;
  labelOf?: (name: string) => string | undefined;
};

/** The form element and its context, with the summary and the merge dialog. */
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
