import { lazy, Suspense, useState } from 'react';
import type { ApplicantDetails } from '../../../../../shared/contract/screening';
import { Button } from '../../../ui/button';

const DecideDialog = lazy(() => import('./decide-dialog'));

/** Approve or decline; both are asked about once more. */
export function DecideButtons({ applicant }: { applicant: ApplicantDetails }) {
  const [decision, setDecision] = useState<'approved' | 'declined'>();
  return (
    <>
      <Button variant="outline" onClick={() => setDecision('declined')}>
        Decline
      </Button>
      <Button onClick={() => setDecision('approved')}>Approve</Button>
      <Suspense fallback={null}>
        {decision && (
          <DecideDialog applicant={applicant} decision={decision} onClose={() => setDecision(undefined)} />
        )}
      </Suspense>
    </>
  );
}
