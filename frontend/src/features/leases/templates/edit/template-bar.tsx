import { chakra } from '@chakra-ui/react';
import { Save, Send } from 'lucide-react';
import type { AppForm } from '../../../../forms/app-form';
import { FormStatus } from '../../../../ui/feedback/form-status';
import { Button } from '../../../../ui/primitives/button';
import { useHotkey } from '../../../../ui/primitives/use-hotkey';
import type { TemplateValues } from './template-values';

type Props = { form: AppForm<TemplateValues>; onSave: (publish: boolean) => void };

const status = ({ failure, isDirty }: AppForm<TemplateValues>): string => {
  if (failure) return `Not saved. ${failure.isAnswered ? failure.text : 'Try again.'}`;
  return isDirty ? 'Changes are not saved yet.' : '';
};

/** Saves a draft or publishes; stays in sight while the text scrolls. */
export function TemplateBar({ form, onSave }: Props) {
  useHotkey('mod+s', () => onSave(false));
  return (
    <chakra.div
      data-save-bar=""
      position="sticky"
      bottom="var(--bar-bottom, 0px)"
      zIndex="3"
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
      css={{ '& > button': { flex: { base: '1', sm: 'none' } } }}
    >
      <chakra.div flex={{ base: '1 1 100%', sm: '1 1 12rem' }} minW="0">
        <FormStatus kind={form.failure ? 'error' : 'quiet'}>{status(form)}</FormStatus>
      </chakra.div>
      <Button variant="outline" disabled={form.isPending} onClick={() => onSave(false)}>
        <Save aria-hidden="true" />
        Save draft
      </Button>
      <Button pending={form.isPending} pendingText="Saving" onClick={() => onSave(true)}>
        <Send aria-hidden="true" />
        Publish
      </Button>
    </chakra.div>
  );
}
