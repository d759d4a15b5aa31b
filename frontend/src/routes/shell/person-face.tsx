import { chakra } from '@chakra-ui/react';
import type { CurrentUser } from '../../../../shared/contract/users';
import { initialsOf } from '../../ui/gable';

/** A person's initials in a circle, in the colours of the bar it stands on. */
export const PersonFace = ({ user }: { user: Pick<CurrentUser, 'first_name' | 'last_name'> }) => (
  <chakra.span
    display="grid"
    placeItems="center"
    boxSize="8"
    flexShrink="0"
    borderRadius="full"
    bg="color-mix(in srgb, currentColor 16%, transparent)"
    fontSize="xs"
    fontWeight="semibold"
    aria-hidden="true"
  >
    {initialsOf(`${user.first_name} ${user.last_name}`)}
  </chakra.span>
);
