import { chakra } from '@chakra-ui/react';
import type { OpeningSheet } from '../../../../../shared/contract/openings';
import type { OpeningTie } from '../../../../../shared/domain/ledger/openings/tie-opening';
import { signedDollars } from '../../../../../shared/domain/money';
import { Notice } from '../../../ui/feedback/notice';
import { Amount, Muted } from '../../../ui/primitives/text';

type FigureProps = { label: string; cents: number; isLive?: boolean; color?: 'success' | 'danger' };

const Figure = ({ label, cents, isLive = false, color }: FigureProps) => (
  <chakra.span whiteSpace="nowrap" aria-live={isLive ? 'polite' : undefined}>
    <Muted as="span" small>
      {label}
    </Muted>{' '}
    <Amount fontWeight="semibold" color={color}>
      {signedDollars(cents)}
    </Amount>
  </chakra.span>
);

/**
 * What bank and owners differ by, and `Bank = owners + deposits + paid ahead + yours`: below the bar, always
 * in sight.
 */
export function OpeningStanding({ tie, isSolo }: { tie: OpeningTie; isSolo: boolean }) {
  const { classes, difference } = tie;
  return (
    <chakra.div
      role="group"
      aria-label="Bank, and whose money it is"
      position="sticky"
      top="14"
      zIndex="1"
      display="flex"
      flexWrap="wrap"
      columnGap="5"
      rowGap="1"
      px={{ base: '4', md: '6' }}
      py="3"
      bg="surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
    >
      <Figure label="Difference" cents={difference} color={difference === 0 ? 'success' : 'danger'} isLive />
      <Figure label="Bank" cents={classes.bank} />
      <Figure label="Owners" cents={classes.owners} />
      <Figure label="Deposits" cents={classes.deposits} />
      <Figure label="Paid ahead" cents={classes.prepaid} />
      {!isSolo && <Figure label="Yours" cents={classes.manager} />}
    </chakra.div>
  );
}

/** Where one account has another one's money: nothing stands in the way, and it waits to be moved. */
export function ToMoveNotice({ tie, accounts }: { tie: OpeningTie; accounts: OpeningSheet['accounts'] }) {
  const off = tie.accounts.filter((one) => one.off !== 0);
  if (tie.difference !== 0 || off.length === 0) return null;
  const nameOf = (code: string) => accounts.find((one) => one.code === code)?.name ?? code;
  return (
    <Notice title="It ties in all, and money lies in another account than it belongs to">
      {off.map(({ code, off: cents }) => `${nameOf(code)}: ${signedDollars(cents)}`).join('; ')}. Move it at
      the bank afterwards; until then payouts are held back.
    </Notice>
  );
}
