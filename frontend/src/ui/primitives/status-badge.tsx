import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';

export type BadgeTone = 'success' | 'info' | 'warning' | 'danger' | 'neutral' | 'accent' | 'primary';

/** A status as word, icon and tint, never color alone. */
export const StatusBadge = ({
  tone,
  icon: Icon,
  word,
}: {
  tone: BadgeTone;
  icon: LucideIcon;
  word: string;
}) => (
  <chakra.span
    data-badge=""
    colorPalette={tone}
    display="inline-flex"
    alignItems="center"
    gap="1.5"
    minH="6"
    px="2"
    flexShrink="0"
    borderRadius="full"
    bg="colorPalette.subtle"
    color="colorPalette.fg"
    fontSize="xs"
    fontWeight="medium"
    maxW="full"
    whiteSpace={{ base: 'normal', md: 'nowrap' }}
  >
    <Icon size={13} aria-hidden="true" />
    <bdi>{word}</bdi>
  </chakra.span>
);
