import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';

/** A round icon in front of a person's or company's name. */
export const IconCircle = ({ icon: Icon }: { icon: LucideIcon }) => (
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
