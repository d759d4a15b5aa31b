import { chakra } from '@chakra-ui/react';
import { isPicture, typeIcon } from './document-texts';

/** What kind of file it is, at a glance. Its word stands beside it. */
export function FileSign({ type }: { type: string }) {
  const Icon = typeIcon(type);
  return (
    <chakra.span
      display="grid"
      placeItems="center"
      boxSize="9"
      flexShrink="0"
      borderRadius="md"
      colorPalette={isPicture(type) ? 'info' : 'primary'}
      bg="colorPalette.subtle"
      color="colorPalette.fg"
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
    </chakra.span>
  );
}
