import { useNavigate, useSearch } from '@tanstack/react-router';
import { TemplatePage } from '../../features/leases/templates/edit/template-page';
import { parseTemplatePlace } from '../../features/leases/templates/template-place';
import { ClosedPage } from './closed-page';
import { rightsOf } from './rights';
import { usePerson } from './use-person';

const list = { to: '/leaseTemplates', label: 'Lease templates' } as const;

/** /createLeaseTemplate: a new text, or the one with this `id`. */
export function LeaseTemplateScreen() {
  const { id, from } = parseTemplatePlace(useSearch({ strict: false }));
  const navigate = useNavigate();
  const person = usePerson();
  if (!person) return null;
  if (!rightsOf(person).leases) return <ClosedPage person={person} title="Lease template" back={list} />;
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
