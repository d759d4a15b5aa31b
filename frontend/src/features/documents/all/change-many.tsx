import { useQueryClient } from '@tanstack/react-query';
import type { PlacedDocument } from '../../../../../shared/contract/documents';
import { documentLimits } from '../../../../../shared/domain/portfolio/documents';
import { api } from '../../../api/client';
import { ManyDialog } from '../../../forms/many-dialog';
import { useValueField } from '../../../forms/use-field';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { Stack } from '../../../ui/layout/layout';
import { sharedWords } from '../document-texts';
import { documentsKey } from '../queries';

const itemOf = (document: PlacedDocument) => ({
  id: document.document_id,
  label: document.name,
  note: `Unit ${document.unit_number}, ${document.property_title}. ${sharedWords(document)}.`,
  document,
});
type Item = ReturnType<typeof itemOf>;

type Props = { chosen: readonly PlacedDocument[]; onClose: () => void };

/** What both dialogs have alike. */
function useMany({ chosen, onClose }: Props) {
  const client = useQueryClient();
  return {
    startsWith: 'all' as const,
    none: 'No document is selected.',
    group: 'Documents',
    items: chosen.map(itemOf),
    most: 1,
    onSaved: () => client.invalidateQueries({ queryKey: documentsKey }),
    onClose,
  };
}

async function remove(some: readonly Item[]) {
  const done = await Promise.all(
    some.map(async ({ id }) => {
      await api.documents.deleteDocument({ params: { id } });
      return [id, { text: 'Deleted', isDone: true }] as const;
    }),
  );
  return Object.fromEntries(done);
}

/** Deletes many documents: a call for each. */
export function DeleteMany(props: Props) {
  const many = useMany(props);
  return (
    <ManyDialog
      {...many}
      title="Delete documents"
      lead={`Deleted documents stay in their unit for ${documentLimits.deletedDays} days and can be restored there.`}
      button={(count) => (count === 1 ? 'Delete one document' : `Delete ${count} documents`)}
      pendingText="Deleting"
      isDanger
      values={{}}
      act={remove}
    />
  );
}

type Shared = { owner: boolean; tenant: boolean };

async function share(some: readonly Item[], { owner, tenant }: Shared) {
  const done = await Promise.all(
    some.map(async ({ id, document: { version, name, kind } }) => {
      const body = { version, name, kind, shared_with_owner: owner, shared_with_tenant: tenant };
      await api.documents.updateDocument({ params: { id }, body });
      const shared = { shared_with_owner: owner, shared_with_tenant: tenant };
      return [id, { text: sharedWords(shared), isDone: true }] as const;
    }),
  );
  return Object.fromEntries(done);
}

function SharedFields() {
  const owner = useValueField<Shared, 'owner'>('owner');
  const tenant = useValueField<Shared, 'tenant'>('tenant');
  return (
    <Stack gap="2">
      <CheckboxField
        label="Rental owners"
        checked={owner.value}
        onChange={({ target }) => owner.onChange(target.checked)}
      />
      <CheckboxField
        label="Tenant"
        checked={tenant.value}
        onChange={({ target }) => tenant.onChange(target.checked)}
      />
    </Stack>
  );
}

/** Shares many documents alike, or with nobody: a call for each. */
export function ShareMany(props: Props) {
  const many = useMany(props);
  return (
    <ManyDialog
      {...many}
      title="Change sharing"
      lead="All of them are shared with whom you check, and with nobody else. People can read and download them."
      button={(count) => (count === 1 ? 'Change one document' : `Change ${count} documents`)}
      pendingText="Saving"
      values={{ owner: false, tenant: false }}
      fields={<SharedFields />}
      act={share}
    />
  );
}
