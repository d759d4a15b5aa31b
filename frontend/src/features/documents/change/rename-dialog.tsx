import { useQueryClient } from '@tanstack/react-query';
import type { DocumentLine } from '../../../../../shared/contract/documents';
import { limits } from '../../../../../shared/domain/limits';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { type MergeField, textField } from '../../../forms/merge';
import { FormButtons, ShortForm } from '../../../forms/short-form';
import { useAppForm } from '../../../forms/use-app-form';
import { Modal } from '../../../ui/feedback/modal';
import { toast } from '../../../ui/feedback/toast';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { kindNames, kindOptions } from '../document-texts';
import { documentsKey } from '../queries';

type Values = Pick<DocumentLine, 'name' | 'kind' | 'shared_with_owner' | 'shared_with_tenant'>;

type Props = {
  document: DocumentLine;
  open: boolean;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
};

/** The call replaces the whole record, so it repeats the sharing unchanged. */
const valuesOf = ({ name, kind, shared_with_owner, shared_with_tenant }: DocumentLine): Values => ({
  name,
  kind,
  shared_with_owner,
  shared_with_tenant,
});

const renamed: readonly MergeField<Values>[] = [
  textField('name', 'Name'),
  textField('kind', 'Folder', (kind) => kindNames[kind].one),
];

/** Changes the name and the folder. */
export default function RenameDialog({ document, open, onClose, finalFocus }: Props) {
  const { document_id: id, version } = document;
  const client = useQueryClient();
  const form = useAppForm<Values>({
    values: valuesOf(document),
    version,
    problems: ({ name }) => problemsOf({ name: name.trim() === '' && 'Name is required' }),
    submit: async (values, sending) => {
      const body = { ...values, name: values.name.trim(), version: sending.version };
      await api.documents.updateDocument({ params: { id }, body });
      await client.invalidateQueries({ queryKey: documentsKey });
    },
    onSaved: ({ values }) => toast({ title: `${values.name.trim()} was saved` }),
    onDone: onClose,
    merge: {
      what: 'this document',
      fields: renamed,
      adapt: ({ name, kind }, theirs) => ({ ...theirs, name, kind }),
      read: async () => {
        const { data } = await api.documents.getDocument({ params: { id } });
        return { version: data.version, values: valuesOf(data) };
      },
    },
    // The dialog stays mounted while it closes.
    asksBeforeLeaving: open,
  });
  return (
    <Modal
      open={open}
      onClose={onClose}
      finalFocus={finalFocus}
      title="Rename or move"
      width="md"
      footer={<FormButtons form={form} submit="Save" onCancel={onClose} />}
    >
      <ShortForm form={form} gap="4">
        <TextField
          label="Name"
          required
          autoComplete="off"
          maxLength={limits.textCharacters}
          {...form.field('name')}
        />
        <SelectField label="Folder" options={kindOptions} {...form.field('kind')} />
      </ShortForm>
    </Modal>
  );
}
