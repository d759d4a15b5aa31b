import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PersonDetails } from '../../../../shared/contract/people';
import { nameOf } from '../../../../shared/domain/names';
import { api } from '../../api/client';
import { ApiRefusal } from '../../api/refusal';
import { Button } from '../../ui/button';
import { Row, Stack } from '../../ui/layout';
import { Notice } from '../../ui/notice';
import { toast } from '../../ui/toast';
import { GrantsFields } from './grants-fields';
import { grantsOf, grantsProblem, valuesOf } from './grants-values';
import { peopleKey } from './queries';

/** What a person may see and change. A change somebody else made meanwhile is shown on request; nothing here is overwritten. */
export function PermissionsForm({ person, mayGrant }: { person: PersonDetails; mayGrant: boolean }) {
  const client = useQueryClient();
  const [values, setValues] = useState(() => valuesOf(person));
  const [tried, setTried] = useState(false);
  const problem = grantsProblem(values);
  const isChanged = JSON.stringify(grantsOf(values)) !== JSON.stringify(grantsOf(valuesOf(person)));
  const reload = () => client.invalidateQueries({ queryKey: peopleKey });
  const save = useMutation({
    mutationFn: () =>
      api.people.changePermissions({
        params: { id: person.user_role_id },
        body: { version: person.version, grants: grantsOf(values) },
      }),
    onSuccess: async () => {
      toast({ title: `The permissions of ${nameOf(person)} were changed` });
      await reload();
    },
  });
  const isStale = save.error instanceof ApiRefusal && save.error.code === 'changed-meanwhile';
  return (
    <Stack gap="4">
      <GrantsFields
        roleLabel={person.role_label}
        values={values}
        onValues={setValues}
        problem={tried ? problem : undefined}
      />
      {save.error && (
        <Notice
          kind="danger"
          action={
            isStale && (
              <Button size="sm" variant="outline" onClick={() => void reload()}>
                Show the newest
              </Button>
            )
          }
        >
          {save.error.message}
        </Notice>
      )}
      {mayGrant && (
        <Row justifyContent="flex-end">
          <Button
            disabled={!isChanged}
            pending={save.isPending}
            pendingText="Saving"
            onClick={() => {
              setTried(true);
              if (!problem) save.mutate();
            }}
          >
            Save permissions
          </Button>
        </Row>
      )}
    </Stack>
  );
}
