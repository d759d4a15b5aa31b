import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '../../../ui/button';
import { FormStatus } from '../../../ui/form-status';
import { LinkButton } from '../../../ui/link-button';
import { useHotkey } from '../../../ui/use-hotkey';
import type { PropertyValues } from './property-values';

type Props = {
  /** The request failed: a quiet line, no dialog (spec §8). */
  failed: boolean;
  progress: number | undefined;
  onSave: () => void;
  label: string;
  /** Where Cancel leads. */
  cancel: { to: string; search?: Record<string, unknown> };
  aside: ReactNode;
};

const sending = (progress: number | undefined): string =>
  progress === undefined ? 'Saving' : `Sending photos ${Math.round(progress * 100)} %`;

/** Save and how it goes. ⌘/Ctrl-S saves too. */
export function SaveBar({ failed, progress, onSave, label, cancel, aside }: Props) {
  const { isSubmitting } = useFormState<PropertyValues>();
  useHotkey('mod+s', onSave);
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
        <FormStatus kind="error">{failed && 'Not saved. Try again.'}</FormStatus>
        {aside}
      </chakra.div>
      <LinkButton
        to={cancel.to}
        search={cancel.search ?? {}}
        variant="outline"
        flex={{ base: '1', sm: 'none' }}
      >
        Cancel
      </LinkButton>
      <Button
        type="submit"
        flex={{ base: '1', sm: 'none' }}
        pending={isSubmitting}
        pendingText={sending(progress)}
      >
        {label}
      </Button>
    </chakra.div>
  );
}
