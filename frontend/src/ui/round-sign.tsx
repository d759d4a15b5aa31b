import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';

/** An icon in a round field, in front of a person's or a company's name. */
export const RoundSign = ({ icon: Icon }: { icon: LucideIcon }) => (
  <chakra.span
    display="grid"
    placeItems="center"
    boxSize="9"
    flexShrink="0"
    bg="primary.subtle"
    color="primary"
    borderRadius="full"
  >
    <Icon size={18} aria-hidden="true" />
  </chakra.span>
);
