import { Archive, ArchiveRestore, ImageUp } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { PropertyRead } from '../../../../../shared/contract/properties';
import { ActionMenu, type MenuAction } from '../../../ui/action-menu';
import { useArchive } from '../change/use-archive';

const CoverDialog = lazy(() => import('../change/cover-dialog'));

/** The ⋯ menu of a property: its photo, and in or out of use. */
export function PropertyMenu({ property }: { property: PropertyRead }) {
  const archive = useArchive();
  const [choosing, setChoosing] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const isArchived = property.archived_at !== undefined;
  const actions: MenuAction[] = [
    {
      key: 'archive',
      label: isArchived ? 'Restore property' : 'Archive property',
      icon: isArchived ? <ArchiveRestore size={16} /> : <Archive size={16} />,
      onSelect: () => void archive([property], !isArchived),
    },
  ];
  if (property.may.change)
    actions.unshift({
      key: 'photo',
      label: property.has_cover ? 'Change photo' : 'Add a photo',
      icon: <ImageUp size={16} />,
      onSelect: () => setChoosing(true),
    });
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
