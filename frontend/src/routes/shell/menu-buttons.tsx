import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { CurrentUser } from '../../../../shared/contract/users';
import { profileQuery } from '../../features/profile/queries';
import { Button } from '../../ui/primitives/button';
import { PersonFace } from './person-face';

type Props = ComponentProps<typeof Button>;

/** The Create button, alone or as the trigger of its menu. */
export const CreateButton = (props: Props) => (
  <Button variant="ghost" px={{ base: '2.5', sm: '3' }} aria-label="Create" {...props}>
    <Plus aria-hidden="true" />
    <chakra.span display={{ base: 'none', sm: 'inline' }}>Create</chakra.span>
  </Button>
);

/** The photo is drawn once; an address that has run out is renewed when it is drawn anew. */
const photoMilliseconds = 60 * 60_000;

/** The button with the person's picture, alone or as the trigger of the person menu. */
export function PersonButton({ user, ...props }: Props & { user: CurrentUser }) {
  const enabled = user.has_photo === true && user.view_as === undefined;
  const { data } = useQuery({ ...profileQuery, enabled, staleTime: photoMilliseconds });
  const face = { ...user, image_url: enabled ? data?.image_url : undefined };
  return (
    <Button
      variant="ghost"
      px="1"
      borderRadius="full"
      aria-label={`Account of ${user.first_name}`}
      {...props}
    >
      <PersonFace user={face} />
    </Button>
  );
}
