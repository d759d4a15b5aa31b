import { Archive, CircleCheck, FilePen, PencilLine } from 'lucide-react';
import type { TemplateLine } from '../../../../../shared/contract/lease-templates';
import { StatusBadge } from '../../../ui/primitives/status-badge';

/** Whether leases can be made from it, and whether it has unpublished changes. */
export function TemplateBadge({ template: { archived, published, has_draft } }: { template: TemplateLine }) {
  if (archived) return <StatusBadge tone="neutral" icon={Archive} word="Archived" />;
  if (published === 0) return <StatusBadge tone="neutral" icon={FilePen} word="Draft" />;
  if (has_draft)
    return (
      <StatusBadge tone="warning" icon={PencilLine} word={`Version ${published}, unpublished changes`} />
    );
  return <StatusBadge tone="success" icon={CircleCheck} word={`Version ${published}`} />;
}
