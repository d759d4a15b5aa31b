import { useNavigate } from '@tanstack/react-router';
import { Archive, ArchiveRestore, ImageUp, Pencil, Wallet } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { PropertyRead } from '../../../../../shared/contract/properties';
import { useRequestsAction } from '../../../domain-ui/request/use-requests-action';
import { ActionMenu, type MenuAction } from '../../../ui/primitives/action-menu';
import { useArchive } from '../change/use-archive';

const CoverDialog = lazy(() => import('../change/cover-dialog'));

type Props = { property: PropertyRead; mayArchive: boolean; mayChange: boolean; seesMoney: boolean };

/** The ⋯ menu of a property: edit, money, its requests, photo, archive and restore. */
export function PropertyMenu({ property, mayArchive, mayChange, seesMoney }: Props) {
  const navigate = useNavigate();
  const { property_id: id } = property;
  const archive = useArchive();
  const [choosing, setChoosing] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const isArchived = property.archived_at !== undefined;
  const photo: MenuAction = {
    key: 'photo',
    label: property.has_cover ? 'Change photo' : 'Add a photo',
    icon: <ImageUp size={16} />,
    onSelect: () => setChoosing(true),
  };
  const keep: MenuAction = {
    key: 'archive',
    label: isArchived ? 'Restore property' : 'Archive property',
    icon: isArchived ? <ArchiveRestore size={16} /> : <Archive size={16} />,
    onSelect: () => void archive([property], !isArchived),
  };
  const edit: MenuAction = {
    key: 'edit',
    label: 'Edit',
    icon: <Pencil size={16} />,
    onSelect: () => void navigate({ to: '/update-property', search: { id } }),
  };
  const money: MenuAction = {
    key: 'money',
    label: 'Money',
    icon: <Wallet size={16} />,
    onSelect: () => void navigate({ to: '/property-money', search: { id } }),
  };
  const actions = [
    ...(mayChange ? [edit] : []),
    ...(seesMoney ? [money] : []),
    ...useRequestsAction({ property: property.property_id }),
    ...(mayArchive && property.may.change ? [photo] : []),
    ...(mayArchive ? [keep] : []),
  ];
  if (actions.length === 0) return null;
  return (
    <span ref={place}>
      <ActionMenu label={`More for ${property.property_title}`} actions={actions} />
      {choosing && (
        <Suspense fallback={null}>
          <CoverDialog
            property={property}
            onClose={() => setChoosing(false)}
            finalFocus={() => place.current?.querySelector('button') ?? null}
          />
        </Suspense>
      )}
    </span>
  );
}
