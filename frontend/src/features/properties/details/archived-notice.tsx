import type { PropertyRead } from '../../../../../shared/contract/properties';
import { Notice } from '../../../ui/feedback/notice';
import { Button } from '../../../ui/primitives/button';
import { useArchive } from '../change/use-archive';

/** Says why nothing can be changed here, and offers to restore. */
export function ArchivedNotice({ property, mayRestore }: { property: PropertyRead; mayRestore: boolean }) {
  const archive = useArchive();
  return (
    <Notice
      title="This property is archived"
      action={
        mayRestore && (
          <Button size="sm" variant="outline" onClick={() => void archive([property], false)}>
            Restore
          </Button>
        )
      }
    >
      It keeps its units, owners and documents. Restore it to change it or to create a lease.
    </Notice>
  );
}
