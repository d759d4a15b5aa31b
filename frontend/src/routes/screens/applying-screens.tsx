import { QueryClientProvider } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { queryClient } from '../../api/query-client';
import { ApplyPage } from '../../features/screening/apply/apply-page';
import { parseApplyPlace } from '../../features/screening/apply/apply-place';
import { CompletePage } from '../../features/screening/complete/complete-page';
import { QuestionPage } from '../../features/screening/question/question-page';

/** /auth/addApplication: by a unit’s link or an application’s own. */
export function ApplyScreen() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  return (
    <QueryClientProvider client={queryClient}>
      <ApplyPage
        place={parseApplyPlace(search)}
        onPlace={(place) => void navigate({ to: '/auth/addApplication', search: place })}
      />
    </QueryClientProvider>
  );
}

/** /auth/completeScreening?screeningId=… */
export function CompleteScreeningScreen() {
  const { screeningId }: { screeningId?: unknown } = useSearch({ strict: false });
  return (
    <QueryClientProvider client={queryClient}>
      <CompletePage screeningId={String(screeningId ?? '')} />
    </QueryClientProvider>
  );
}

/** /auth/question: by a unit’s link, or by that of the mail. */
export function QuestionScreen() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const { unit, application } = parseApplyPlace(search);
  return (
    <QueryClientProvider client={queryClient}>
      <QuestionPage unit={unit} application={application} />
    </QueryClientProvider>
  );
}
