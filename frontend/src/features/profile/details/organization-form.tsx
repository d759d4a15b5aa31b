import { useQueryClient } from '@tanstack/react-query';
import { limits } from '../../../../../shared/domain/limits';
import { tidyLine } from '../../../../../shared/domain/text';
import { api } from '../../../api/client';
import { SectionForm } from '../../../forms/section-form';
import { useAppForm } from '../../../forms/use-app-form';
import { toast } from '../../../ui/feedback/toast';
import { TextField } from '../../../ui/fields/text-field';
import { profileQuery, refreshPerson } from '../queries';
import { organizationProblems } from './details-values';

type Values = { name: string };

/** The organization's name; only its head edits it. */
export function OrganizationForm({ name }: Values) {
  const client = useQueryClient();
  const form = useAppForm<Values, Values>({
    values: { name },
    problems: organizationProblems,
    submit: async (values) => {
      const saved = { name: tidyLine(values.name) };
      await api.profile.renameOrganization({ body: saved });
      return saved;
    },
    onSaved: ({ result: saved }) => {
      form.reset(saved);
      client.setQueryData(
        profileQuery.queryKey,
        (before) => before && { ...before, organization: { ...before.organization, ...saved } },
      );
      toast({ title: 'The organization was renamed' });
      void refreshPerson();
    },
  });
  return (
    <SectionForm form={form} submit="Save name" disabled={!form.isDirty}>
      <TextField
        label="Organization name"
        required
        autoComplete="organization"
        maxLength={limits.textCharacters}
        {...form.field('name')}
      />
    </SectionForm>
  );
}
