import { QueryClientProvider } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { queryClient } from '../../api/query-client';
import { OwnerBankPage } from '../../features/owners/link/owner-bank-page';

/** /auth/ownerBank?token=… */
export function OwnerBankScreen() {
  const { token, from }: Record<string, unknown> = useSearch({ strict: false });
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
  return (
    <QueryClientProvider client={queryClient}>
      <OwnerBankPage token={text(token)} from={text(from)} />
    </QueryClientProvider>
  );
}
