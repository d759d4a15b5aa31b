import { nameOf } from '../../../../shared/domain/names';
import { may } from '../../../../shared/domain/people/permissions';
import { AuditLog } from '../../features/audit/audit-log';
import { auditPlaces } from '../../features/audit/audit-place';
import { NoPermission } from '../../ui/feedback/no-permission';
import { Page } from '../../ui/layout/page';
import { Section } from '../../ui/layout/section';
import { useListPlace } from './use-list-place';
import { usePerson } from './use-person';

/** /audit: the address holds its state. Only for heads, who see the whole organization. */
export function AuditScreen() {
  const at = useListPlace(auditPlaces.parse, '/audit');
  const person = usePerson();
  if (!person) return null;
  const { user, viewer } = person;
  if (!may(viewer, { area: 'subscription', level: 'view' }))
    return (
      <Page title="Audit">
        <Section>
          <NoPermission />
        </Section>
      </Page>
    );
  return (
    <AuditLog
      {...at}
      me={{ value: user.id, label: nameOf(user) }}
      mayListPeople={may(viewer, { area: 'people', level: 'view' })}
    />
  );
}
