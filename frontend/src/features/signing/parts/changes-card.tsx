import { lazy, Suspense } from 'react';
import type { ClauseChange } from '../../../../../shared/domain/leases/document/clause-change';
import { Card } from './signing-frame';

/** Loaded only for a renewal. */
const ClauseChanges = lazy(async () => {
  const { ClauseChanges: shown } = await import('../../../domain-ui/lease/lease-text/clause-changes');
  return { default: shown };
});

/** Shown before a renewal's text: what changed since this person last signed. */
export const ChangesCard = ({ changes }: { changes: readonly ClauseChange[] | undefined }) =>
  changes && (
    <Suspense fallback={null}>
      <Card>
        <ClauseChanges title="What changed since you last signed" changes={changes} />
      </Card>
    </Suspense>
  );
