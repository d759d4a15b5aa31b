import { useSearch } from '@tanstack/react-router';
import { may, mayAddRentalOwner } from '../../../../shared/domain/people/permissions';
import { OwnerList } from '../../features/owners/list/owner-list';
import { ownersPlaces } from '../../features/owners/list/owner-place';
import { OwnerPage } from '../../features/owners/show/owner-page';
import { DeskPage } from './desk-page';
import { unitIdOf } from './unit-place';
import { useListPlace } from './use-list-place';
import type { Person } from './use-person';

const mayChangeOwners = ({ viewer, user }: Pick<Person, 'viewer' | 'user'>): boolean =>
  may(viewer, { area: 'owners', level: 'change' }) && user.account.canChange;

/** /owners: its state is in the address. */
export function OwnersListScreen() {
  const at = useListPlace(ownersPlaces.parse, '/owners', 'owners');
  return (
    <DeskPage title="Owners" area="owners">
      {({ viewer, user, planId }) => (
        <OwnerList
          {...at}
          mayAdd={mayChangeOwners({ viewer, user }) && mayAddRentalOwner(planId)}
          mayShare={may(viewer, { area: 'properties', level: 'change' })}
          mayChange={mayChangeOwners({ viewer, user })}
          mayPay={may(viewer, { area: 'money', level: 'change' }) && user.account.canChange}
        />
      )}
    </DeskPage>
  );
}

/** /owner, by `id` in the address; rental owners see themselves. */
export function OwnerScreen() {
  const id = unitIdOf(useSearch({ strict: false }), undefined);
  return (
    <DeskPage title="Owner" area="owners" forOwn={['rentalOwner']}>
      {({ user, viewer }) => (
        <OwnerPage
          key={id}
          id={id}
          canChange={user.account.canChange}
          isSelf={viewer.roleLabel === 'rentalOwner'}
          seesReports={may(viewer, { area: 'reports', level: 'view' })}
          seesDocuments={may(viewer, { area: 'documents', level: 'view' })}
          mayPay={may(viewer, { area: 'money', level: 'change' }) && user.account.canChange}
        />
      )}
    </DeskPage>
  );
}
