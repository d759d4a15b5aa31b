import { lazy, Suspense, useState } from 'react';
import type { ApplicantDetails } from '../../../../../shared/contract/screening-shapes';
import { Button } from '../../../ui/primitives/button';
import { WaitButton } from './waiting-list';

const DecideDialog = lazy(() => import('./decide-dialog'));

/** Approve, decline or wait-list, each confirmed. Who waits is taken from the list before an approval. */
export function DecideButtons({ applicant }: { applicant: ApplicantDetails }) {
  const [decision, setDecision] = useState<'approved' | 'declined'>();
  return (
    <>
      <Button variant="outline" onClick={() => setDecision('declined')}>
        Decline
      </Button>
      {applicant.application.stage === 'submitted' && (
        <>
          <WaitButton applicant={applicant} />
          <Button onClick={() => setDecision('approved')}>Approve</Button>
        </>
      )}
      <Suspense fallback={null}>
        {decision && (
          <DecideDialog applicant={applicant} decision={decision} onClose={() => setDecision(undefined)} />
        )}
      </Suspense>
    </>
  );
}
