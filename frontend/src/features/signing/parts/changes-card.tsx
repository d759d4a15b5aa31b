import { lazy, Suspense } from 'react';
import type { ClauseChange } from '../../../../../shared/domain/leases/document/clause-change';
import { Card } from './signing-frame';

/** Only a renewal shows it, so it is loaded only there. */
const ClauseChanges = lazy(async () => {
  const { ClauseChanges: shown } = await import('../../../ui/lease-text/clause-changes');
  return { default: shown };
});

/** At a renewal, before the text: what changed since this person last signed. */
export const ChangesCard = ({ changes }: { changes: readonly ClauseChange[] | undefined }) =>
  changes && (
    <Suspense fallback={null}>
      <Card>
        <ClauseChanges title="What changed since you last signed" changes={changes} />
      </Card>
    </Suspense>
  );
