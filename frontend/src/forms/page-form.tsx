import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormStatus } from '../ui/feedback/form-status';
import { LinkButton } from '../ui/primitives/link-button';
import { useHotkey } from '../ui/primitives/use-hotkey';
import type { Place } from '../ui/primitives/use-href-link';
import type { AppForm } from './app-form';
import { DraftLine } from './draft-line';
import { FormFrame } from './form-frame';
import { SubmitButton } from './submit-button';

type Props<V extends FieldValues> = {
  form: AppForm<V>;
  submit: string;
  cancel: Place;
  labelOf?: (name: string) => string | undefined;
  children: ReactNode;
};

/** A form that fills a page: a problem summary on top, a sticky bar below. ⌘/Ctrl-S also saves. */
export const PageForm = <V extends FieldValues>({ form, labelOf, children, ...bar }: Props<V>) => (
  <FormFrame form={form} sumsUp labelOf={labelOf}>
    {children}
    <SaveBar form={form} {...bar} />
  </FormFrame>
);

const hasDialog = (): boolean => document.querySelector('[role=dialog],[role=alertdialog]') !== null;

/** Spec §8: a failed request opens no dialog. */
const words = ({ text, isAnswered }: { text: string; isAnswered: boolean }): string =>
  `Not saved. ${isAnswered ? text : 'Try again.'}`;

function SaveBar<V extends FieldValues>({ form, submit, cancel }: Omit<Props<V>, 'children' | 'labelOf'>) {
  useHotkey('mod+s', () => !hasDialog() && form.submit());
  return (
    <chakra.div
      data-save-bar=""
      position="sticky"
      bottom="var(--bar-bottom, 0px)"
      zIndex="1"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="1"
      pt={{ base: '3', sm: '4' }}
      pb={{ base: 'calc({spacing.3} + env(safe-area-inset-bottom))', sm: '4' }}
      bg="paper"
      borderTopWidth="1px"
      borderColor="border"
    >
      <chakra.div flex={{ base: '1 1 100%', sm: '1 1 12rem' }} minW="0">
        <FormStatus kind="error">{form.failure && words(form.failure)}</FormStatus>
        {form.draft && <DraftLine draft={form.draft} onDiscard={form.startOver} />}
      </chakra.div>
      <LinkButton
        to={cancel.to}
        search={cancel.search ?? {}}
        variant="outline"
        flex={{ base: '1', sm: 'none' }}
      >
        Cancel
      </LinkButton>
      <SubmitButton form={form} flex={{ base: '1', sm: 'none' }}>
        {submit}
      </SubmitButton>
    </chakra.div>
  );
}
