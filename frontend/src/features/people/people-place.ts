import { personStatuses } from '../../../../shared/domain/people/people';
import { roleNames } from '../../domain-ui/person/role-names';
import { anId, flag, keyOf, oneOf, text } from '../../ui/list/address-parts';
import { listPlaces, type PlaceOf } from '../../ui/list/list-place';

/** Next to the list: a person's drawer, by user_role_id, or the invitation form. */
export const peoplePlaces = listPlaces({
  filters: { search: text(), role: keyOf(roleNames), status: oneOf(personStatuses) },
  open: { person: anId, invite: flag },
});
export type PeoplePlace = PlaceOf<typeof peoplePlaces>;
