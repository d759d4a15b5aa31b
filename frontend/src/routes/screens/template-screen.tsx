import { useNavigate, useSearch } from '@tanstack/react-router';
import { mayKeepTemplates } from '../../../../shared/domain/leases/templates/keep-templates';
import { TemplatePage } from '../../features/leases/templates/edit/template-page';
import { parseTemplatePlace } from '../../features/leases/templates/template-place';
import { ClosedPage } from './closed-page';
import { usePerson } from './use-person';

const list = { to: '/leaseTemplates', label: 'Lease templates' } as const;

/** /createLeaseTemplate: a new text, or the one with this `id`. */
export function LeaseTemplateScreen() {
  const { id, from } = parseTemplatePlace(useSearch({ strict: false }));
  const navigate = useNavigate();
  const person = usePerson();
  if (!person) return null;
  if (!mayKeepTemplates(person.viewer))
    return <ClosedPage person={person} title="Lease template" back={list} />;
  return (
    <TemplatePage
      key={id ?? from ?? ''}
      id={id}
      from={from}
      onSaved={(saved) =>
        void navigate({
          to: '/createLeaseTemplate',
          search: { id: saved },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
