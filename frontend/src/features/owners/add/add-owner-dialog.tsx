import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../../ui/feedback/toast';
import { ownersKey } from '../queries';
import { AddAlone } from './add-alone';
import { type AddValues, emptyAdd } from './add-values';
import { AddWithShare } from './add-with-share';

type Props = {
  /** The role changes properties, so that the owner gets a share at once. */
  mayShare: boolean;
  onClose: () => void;
};

/** A new owner: with a share of a property, or without one until the property is there. */
export default function AddOwnerDialog({ mayShare, onClose }: Props) {
  const client = useQueryClient();
  const [typed, setTyped] = useState<AddValues>(emptyAdd);
  const [isSharing, setSharing] = useState(false);
  const saved = async (name: string) => {
    toast({ title: `${name} added` });
    // What shows a property shows its owners.
    await Promise.all([ownersKey, ['portfolio']].map((queryKey) => client.invalidateQueries({ queryKey })));
    onClose();
  };
  if (isSharing) return <AddWithShare typed={typed} onSaved={saved} onBack={() => setSharing(false)} />;
  return (
    <AddAlone
      typed={typed}
      mayShare={mayShare}
      onSaved={saved}
      onShares={(values) => {
        setTyped(values);
        setSharing(true);
      }}
      onClose={onClose}
    />
  );
}
