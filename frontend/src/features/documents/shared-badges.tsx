import { KeyRound, UserRound } from 'lucide-react';
import type { DocumentLine } from '../../../../shared/contract/documents';
import { Row } from '../../ui/layout/layout';
import { StatusBadge } from '../../ui/primitives/status-badge';
import { Muted, SrOnly } from '../../ui/primitives/text';

type Shared = Pick<DocumentLine, 'shared_with_owner' | 'shared_with_tenant'>;

/** Who else sees it: an icon and a word each, or a quiet dash. */
export const SharedBadges = ({ line }: { line: Shared }) =>
  line.shared_with_owner || line.shared_with_tenant ? (
    <Row as="span" display="inline-flex" gap="1.5">
      {line.shared_with_owner && <StatusBadge tone="info" icon={KeyRound} word="Owner" />}
      {line.shared_with_tenant && <StatusBadge tone="accent" icon={UserRound} word="Tenant" />}
    </Row>
  ) : (
    <>
      <SrOnly>Not shared</SrOnly>
      <Muted as="span" data-only="row" aria-hidden="true">
        –
      </Muted>
    </>
  );
