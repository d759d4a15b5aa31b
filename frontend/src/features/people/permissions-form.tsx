import { useQueryClient } from '@tanstack/react-query';
import type { PersonDetails } from '../../../../shared/contract/people';
import { nameOf } from '../../../../shared/domain/names';
import { api } from '../../api/client';
import { ShortForm } from '../../forms/short-form';
import { SubmitButton } from '../../forms/submit-button';
import { useAppForm } from '../../forms/use-app-form';
import { toast } from '../../ui/feedback/toast';
import { Row } from '../../ui/layout/layout';
import { type FormWithGrants, GrantsFields } from './grants-fields';
import { grantsMerge } from './grants-merge';
import { grantsOf, grantsProblems, valuesOf } from './grants-values';
import { peopleKey, personQuery } from './queries';

export function PermissionsForm({ person, mayGrant }: { person: PersonDetails; mayGrant: boolean }) {
  const { user_role_id: id, role_label, version } = person;
  const client = useQueryClient();
  const form = useAppForm<FormWithGrants>({
    values: { grants: valuesOf(person) },
    version,
    problems: ({ grants }) => grantsProblems(grants),
    submit: async ({ grants }, sending) => {
      const body = { version: sending.version, grants: grantsOf(grants) };
      await api.people.changePermissions({ params: { id }, body });
      await client.invalidateQueries({ queryKey: peopleKey });
    },
    onSaved: () => toast({ title: `The permissions of ${nameOf(person)} were changed` }),
    merge: {
      what: 'these permissions',
      fields: grantsMerge,
      read: async () => {
        const fresh = await client.fetchQuery({ ...personQuery(id), staleTime: 0 });
        return { version: fresh.version, values: { grants: valuesOf(fresh) } };
      },
    },
  });
  return (
    <ShortForm form={form}>
      <GrantsFields roleLabel={role_label} />
      {mayGrant && (
        <Row justifyContent="flex-end">
          <SubmitButton form={form} disabled={!form.isDirty}>
            Save permissions
          </SubmitButton>
        </Row>
      )}
    </ShortForm>
  );
}
