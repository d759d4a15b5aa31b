import { chakra } from '@chakra-ui/react';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { MoneyHeld } from '../../../../shared/contract/home';
import { displayDollars, signedDollars } from '../../../../shared/domain/money';
import { Section } from '../../ui/layout/section';
import { Amount, Muted, Tint } from '../../ui/primitives/text';
import { TextLink } from '../../ui/primitives/text-link';

const Lines = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    rowGap: '2',
    columnGap: '3',
    m: '0',
    '& dt': { color: 'muted' },
    '& dd': { m: '0', textAlign: 'end' },
  },
});

type Line = { readonly name: string; readonly cents: number; readonly isAlways?: boolean };

/** Bank first, then whose it is; a line at 0 that seldom has anything is left out. */
export function heldLines({ is_solo: isSolo, ...held }: MoneyHeld): Line[] {
  const lines: Line[] = [
    { name: 'Bank, book balance', cents: held.bank, isAlways: true },
    { name: 'At the payment provider', cents: held.provider },
    ...(isSolo ? [] : [{ name: 'Owner balances', cents: held.owners, isAlways: true }]),
    { name: 'Deposits', cents: held.deposits, isAlways: true },
    { name: 'Prepaid rent', cents: held.prepaid, isAlways: true },
    { name: 'Not identified yet', cents: held.unidentified },
    { name: 'Yours', cents: held.yours },
  ];
  return lines.filter(({ cents, isAlways }) => isAlways || cents !== 0);
}

/** Whether it comes to the cent; after an import the balances of bank and owners may still be missing. */
export function tieOf({ off, awaits_opening: awaitsOpening }: MoneyHeld) {
  if (off === 0)
    return { Icon: CircleCheck, color: 'success', words: 'Ties out', to: '/bank-accounts' } as const;
  if (awaitsOpening)
    return {
      Icon: TriangleAlert,
      color: 'warning',
      words: 'Opening balances to enter',
      to: '/opening-balances',
    } as const;
  return { Icon: TriangleAlert, color: 'danger', words: 'Off by', to: '/bank-accounts' } as const;
}

/** Whose the money at the bank is, and whether it comes to the cent. */
export function HeldCard({ held, seesBank }: { held: MoneyHeld; seesBank: boolean }) {
  const { Icon, color, words, to } = tieOf(held);
  return (
    <Section title="Money you hold" action={<Muted small>as of today</Muted>}>
      <Lines>
        {heldLines(held).map(({ name, cents }) => (
          <chakra.div key={name} display="contents">
            <dt>{name}</dt>
            <dd>
              <Amount>{signedDollars(cents)}</Amount>
            </dd>
          </chakra.div>
        ))}
        <dt>
          <Tint color={color} me="1.5" verticalAlign="-0.15em">
            <Icon size={16} aria-hidden="true" />
          </Tint>
          {seesBank ? <TextLink to={to}>{words}</TextLink> : words}
        </dt>
        <chakra.dd color={color}>
          <Amount>{displayDollars(Math.abs(held.off))}</Amount>
        </chakra.dd>
      </Lines>
    </Section>
  );
}
