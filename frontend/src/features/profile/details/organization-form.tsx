import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { limits } from '../../../../../shared/domain/limits';
import { tidyLine } from '../../../../../shared/domain/text';
import { api } from '../../../api/client';
import { TextField } from '../../../ui/fields/text-field';
import { toast } from '../../../ui/toast';
import { FormFrame } from '../parts/form-frame';
import { useOwnForm } from '../parts/use-own-form';
import { profileQuery, refreshPerson } from '../queries';
import { organizationProblems } from './details-values';

/** The organization's name, for its head. */
export function OrganizationForm({ name, onDirty }: { name: string; onDirty: (dirty: boolean) => void }) {
  const client = useQueryClient();
  const own = useOwnForm({
    initial: { name },
    check: organizationProblems,
    send: async (values) => {
      const saved = { name: tidyLine(values.name) };
      await api.profile.renameOrganization({ body: saved });
      own.form.reset(saved);
      client.setQueryData(
        profileQuery.queryKey,
        (before) => before && { ...before, organization: { ...before.organization, ...saved } },
      );
      toast({ title: 'The organization has a new name' });
      void refreshPerson();
    },
  });
  useEffect(() => onDirty(own.isDirty), [onDirty, own.isDirty]);
  return (
    <FormFrame form={own} submit="Save name" pendingText="Saving" disabled={!own.isDirty}>
      <TextField
        label="Organization name"
        required
        autoComplete="organization"
        maxLength={limits.textCharacters}
        {...own.field('name')}
      />
    </FormFrame>
  );
}
