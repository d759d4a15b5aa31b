import { chakra } from '@chakra-ui/react';
import { useLocation } from '@tanstack/react-router';
import { Info, TriangleAlert } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { CurrentUser } from '../../../../shared/contract/users';
import type { Viewer } from '../../../../shared/domain/people/roles';
import { useHrefLink } from '../../ui/primitives/use-href-link';
import { accountNotice } from './account-notice';

/** Lazy: few accounts need it, and it would add mutations to the frame. */
const RepairButton = lazy(() => import('./repair-button'));

const Link = chakra('a', {
  base: {
    color: 'inherit',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    borderRadius: 'sm',
    whiteSpace: 'nowrap',
    '@media (pointer: coarse)': { py: '2' },
  },
});

type Props = { user: Pick<CurrentUser, 'account' | 'roles'>; viewer: Pick<Viewer, 'roleLabel' | 'grants'> };

/** One line under the top bar: trial, failed payment or read-only account, with a link for payers. */
export function AccountBanner({ user: { account, roles }, viewer }: Props) {
  const organization = roles[0]?.organization ?? '';
  const notice = accountNotice({ account, viewer, organization });
  if (!notice) return null;
  const Icon = notice.kind === 'info' ? Info : TriangleAlert;
  return (
    <chakra.div
      role="status"
      data-chrome=""
      colorPalette={notice.kind === 'info' ? 'neutral' : 'warning'}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="center"
      columnGap="3"
      px="4"
      py="2"
      fontSize="sm"
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <chakra.span display="inline-flex" alignItems="center" gap="2" minW="0">
        <chakra.span flexShrink="0">
          <Icon size={15} aria-hidden="true" />
        </chakra.span>
        <bdi>{notice.text}</bdi>
      </chakra.span>
      {notice.way === 'pay' && <PayLink />}
      {notice.way === 'repair' && (
        <Suspense fallback={null}>
          <RepairButton />
        </Suspense>
      )}
    </chakra.div>
  );
}

/** Hidden on the screen it links to. */
function PayLink() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const link = useHrefLink({ to: '/subscriptionPay' });
  return path === '/subscriptionPay' ? null : <Link {...link}>Choose a plan</Link>;
}
