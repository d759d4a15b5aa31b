import { useSearch } from '@tanstack/react-router';
import { OwnerBankPage } from '../../features/owners/link/owner-bank-page';

/** /auth/ownerBank?token=… */
export function OwnerBankScreen() {
  const { token, from }: Record<string, unknown> = useSearch({ strict: false });
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
  return <OwnerBankPage token={text(token)} from={text(from)} />;
}
