import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type { DocumentLine } from '../../../../../shared/contract/documents';
import type { DocumentKind } from '../../../../../shared/domain/documents';
import { limits } from '../../../../../shared/domain/limits';
import { messages } from '../../../../../shared/domain/messages';
import { ApiRefusal } from '../../../api/refusal';
import { Button } from '../../../ui/button';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { Modal } from '../../../ui/modal';
import { Notice } from '../../../ui/notice';
import { toast } from '../../../ui/toast';
import { kindNames, kindOptions } from '../document-texts';
import { useSaveDocument } from './use-save-document';

type Values = { name: string; kind: DocumentKind };
type Props = {
  document: DocumentLine;
  open: boolean;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
};

/** Another name, another folder. */
export default function RenameDialog({ document, open, onClose, finalFocus }: Props) {
  const form = useId();
  const { theirs, save } = useSaveDocument(document);
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: { name: document.name, kind: document.kind },
  });
  const no = save.error;
  const nameError = formState.errors.name?.message ?? (no instanceof ApiRefusal ? no.fields.name : undefined);
  const send = handleSubmit(async ({ name, kind }) => {
    const saved = await save.mutateAsync({ name: name.trim(), kind }).catch(() => undefined);
    if (!saved) return;
    toast({ title: `${saved.name} was saved` });
    onClose();
  });
  return (
    <Modal
      open={open}
      onClose={onClose}
      finalFocus={finalFocus}
      title="Rename or move"
      width="md"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={form} pending={save.isPending} pendingText="Saving">
            Save
          </Button>
        </>
      }
    >
      <chakra.form id={form} noValidate onSubmit={(event) => void send(event)} display="grid" gap="4">
        {theirs ? (
          <Notice kind="warning" title="Somebody else changed this meanwhile">
            It is now “{theirs.name}” in {kindNames[theirs.kind].all}. Save again to replace that with yours.
          </Notice>
        ) : (
          no && !nameError && <Notice kind="danger">{no.message}</Notice>
        )}
        <TextField
          label="Name"
          required
          autoComplete="off"
          maxLength={limits.textCharacters}
          error={nameError}
          {...register('name', { validate: (name) => name.trim() !== '' || 'Name is required' })}
        />
        <SelectField label="Folder" options={kindOptions} {...register('kind')} />
      </chakra.form>
    </Modal>
  );
}
