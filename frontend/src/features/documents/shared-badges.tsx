import { chakra } from '@chakra-ui/react';
import { KeyRound, UserRound } from 'lucide-react';
import type { DocumentLine } from '../../../../shared/contract/documents';
import { StatusBadge } from '../../ui/status-badge';

type Shared = Pick<DocumentLine, 'shared_with_owner' | 'shared_with_tenant'>;

/** Who else sees it: an icon and a word each, or a quiet dash. */
export const SharedBadges = ({ line }: { line: Shared }) =>
  line.shared_with_owner || line.shared_with_tenant ? (
    <chakra.span display="inline-flex" flexWrap="wrap" gap="1.5">
      {line.shared_with_owner && <StatusBadge tone="info" icon={KeyRound} word="Owner" />}
      {line.shared_with_tenant && <StatusBadge tone="accent" icon={UserRound} word="Tenant" />}
    </chakra.span>
  ) : (
    <chakra.span color="muted" display={{ base: 'none', md: 'inline' }}>
      <span aria-hidden="true">–</span>
      <chakra.span srOnly>Not shared</chakra.span>
    </chakra.span>
  );
