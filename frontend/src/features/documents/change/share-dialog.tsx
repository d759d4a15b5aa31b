import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { DocumentLine } from '../../../../../shared/contract/documents';
import { Modal } from '../../../ui/feedback/modal';
import { Notice } from '../../../ui/feedback/notice';
import { SwitchField } from '../../../ui/fields/switch-field';
import { Button } from '../../../ui/primitives/button';
import { type Sharing, useShareDocument } from './use-share-document';

type Props = {
  document: DocumentLine;
  open: boolean;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
};

/** Each switch saves at once. */
export default function ShareDialog({ document, open, onClose, finalFocus }: Props) {
  const { standing, isStale, save } = useShareDocument(document);
  const [wanted, setWanted] = useState<Sharing>();
  // Shows the requested sharing while it saves; a refusal reverts it.
  const shown: DocumentLine = { ...standing, ...wanted };
  const change = (asked: Sharing) => {
    if (wanted) return;
    setWanted(asked);
    save.mutate(asked, { onSettled: () => setWanted(undefined) });
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      finalFocus={finalFocus}
      title={`Share “${document.name}”`}
      lead="People it is shared with can read and download it, but not change it."
      width="md"
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <chakra.div display="grid" gap="3">
        {save.error && (
          <Notice kind="danger">
            {isStale
              ? 'Someone else changed this in the meantime. This is the current version.'
              : save.error.message}
          </Notice>
        )}
        <SwitchField
          label="Rental owners"
          hint="Everyone who owns a share of the property"
          on={shown.shared_with_owner}
          onChange={(on) => change({ shared_with_owner: on })}
        />
        <SwitchField
          label="Tenant"
          hint="Everyone who lives in the unit"
          on={shown.shared_with_tenant}
          onChange={(on) => change({ shared_with_tenant: on })}
        />
      </chakra.div>
    </Modal>
  );
}
