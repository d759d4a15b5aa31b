import { chakra } from '@chakra-ui/react';
import { Info, TriangleAlert } from 'lucide-react';
import type { CurrentUser } from '../../../../shared/contract/users';

/** What a trial, or its end, means; undefined when there is nothing to say. */
export function accountNotice({ canChange, trialDaysLeft }: CurrentUser['account']): string | undefined {
  if (!canChange)
    return 'Your trial or plan has ended. You can read and export everything; changes need an active plan.';
  if (trialDaysLeft === undefined) return undefined;
  if (trialDaysLeft <= 1) return 'Your trial ends today.';
  return `${trialDaysLeft} days left in your trial.`;
}

export function AccountBanner({ account }: { account: CurrentUser['account'] }) {
  const text = accountNotice(account);
  if (!text) return null;
  const Icon = account.canChange ? Info : TriangleAlert;
  return (
    <chakra.div
      role="status"
      data-chrome=""
      colorPalette={account.canChange ? 'neutral' : 'warning'}
      display="flex"
      alignItems="center"
      justifyContent="center"
      gap="2"
      px="4"
      py="2"
      fontSize="sm"
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <Icon size={15} aria-hidden="true" />
      <chakra.span dir="auto">{text}</chakra.span>
    </chakra.div>
  );
}
