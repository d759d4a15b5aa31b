import type { CurrentUser } from '../../../../shared/contract/users';
import { nameOf } from '../../../../shared/domain/names';
import { Avatar } from '../../domain-ui/person/avatar';

type Face = Pick<CurrentUser, 'first_name' | 'last_name'> & { readonly image_url?: string | undefined };

/** A person's photo or initials in a circle, in the colors of the bar. */
export const PersonFace = ({ user }: { user: Face }) => <Avatar name={nameOf(user)} url={user.image_url} />;
