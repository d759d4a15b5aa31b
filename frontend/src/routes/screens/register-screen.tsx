import { QueryClientProvider } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { lazy } from 'react';
import { queryClient } from '../../api/query-client';
import { SignUpScreen } from '../../features/users/sign-up-screen';

const InvitationScreen = lazy(async () => ({
  default: (await import('../../features/users/invitation-screen')).InvitationScreen,
}));

/** /auth/registerformik: the sign-up, or with `invitation` in the address, accepting one. */
export function RegisterScreen() {
  const { invitation } = useSearch({ from: '/blank/auth/registerformik' });
  if (!invitation) return <SignUpScreen />;
  return (
    <QueryClientProvider client={queryClient}>
      <InvitationScreen token={invitation} />
    </QueryClientProvider>
  );
}
