import { useNavigate } from '@tanstack/react-router';
import { Download, Eye, PencilLine, Share2, Trash2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { DocumentLine } from '../../../../../shared/contract/documents';
import { ActionMenu, type MenuAction } from '../../../ui/primitives/action-menu';
import { download } from './download';
import { useDeleteDocument } from './use-document-changes';

const RenameDialog = lazy(() => import('./rename-dialog'));
const ShareDialog = lazy(() => import('./share-dialog'));

const icon = { size: 16, 'aria-hidden': true } as const;

type Props = {
  document: DocumentLine;
  mayChange: boolean;
  /** In a list, the menu also opens and downloads the document. */
  inList?: boolean;
  onGone?: () => void;
};

/** The ⋯ menu of a document's row or page. */
export function DocumentMenu({ document, mayChange, inList = false, onGone }: Props) {
  const navigate = useNavigate();
  const remove = useDeleteDocument(onGone);
  const [dialog, setDialog] = useState<{ of: 'rename' | 'share'; turn: number; open: boolean }>();
  // Each opening is a fresh dialog; a closed one stays mounted for its exit animation.
  const open = (of: 'rename' | 'share') => setDialog({ of, turn: (dialog?.turn ?? 0) + 1, open: true });
  const close = () => dialog && setDialog({ ...dialog, open: false });
  const place = useRef<HTMLSpanElement>(null);
  const { document_id: id } = document;
  const see: MenuAction[] = [
    {
      key: 'view',
      label: 'View',
      icon: <Eye {...icon} />,
      onSelect: () => void navigate({ to: '/document-view', search: { id } }),
    },
    {
      key: 'download',
      label: 'Download',
      icon: <Download {...icon} />,
      onSelect: () => void download(id),
    },
  ];
  const change: MenuAction[] = [
    {
      key: 'rename',
      label: 'Rename or move',
      icon: <PencilLine {...icon} />,
      onSelect: () => open('rename'),
    },
    { key: 'share', label: 'Share', icon: <Share2 {...icon} />, onSelect: () => open('share') },
    {
      key: 'delete',
      label: 'Delete',
      icon: <Trash2 {...icon} />,
      danger: true,
      onSelect: () => remove.mutate(document),
    },
  ];
  const actions = [...(inList ? see : []), ...(mayChange ? change : [])];
  if (actions.length === 0) return null;
  const Dialog = dialog?.of === 'share' ? ShareDialog : RenameDialog;
  return (
    <span ref={place}>
      <ActionMenu
        label={inList ? `Actions for ${document.name}` : 'More actions'}
        actions={actions}
        quiet={inList}
      />
      {dialog && (
        <Suspense fallback={null}>
          <Dialog
            key={dialog.turn}
            document={document}
            open={dialog.open}
            onClose={close}
            finalFocus={() => place.current?.querySelector('button') ?? null}
          />
        </Suspense>
      )}
    </span>
  );
}
