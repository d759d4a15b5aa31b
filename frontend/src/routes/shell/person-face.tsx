import type { CurrentUser } from '../../../../shared/contract/users';
import { PersonPicture } from '../../ui/person-picture';

type Face = Pick<CurrentUser, 'first_name' | 'last_name'> & { readonly image_url?: string | undefined };

/** A person's photo or initials in a circle, in the colors of the bar it stands on. */
export const PersonFace = ({ user }: { user: Face }) => (
  <PersonPicture name={`${user.first_name} ${user.last_name}`} url={user.image_url} />
);
