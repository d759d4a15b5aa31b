import { chakra } from '@chakra-ui/react';
import type { ComingUp } from '../../../../shared/contract/home';
import { counted } from '../../../../shared/domain/counted';
import { displayDollars } from '../../../../shared/domain/money';
import { RuledList } from '../../ui/layout/plain-list';
import { Section } from '../../ui/layout/section';
import { Muted } from '../../ui/primitives/text';
import { TextLink } from '../../ui/primitives/text-link';
import { shortMonth } from './month-names';
import { placeText } from './places-text';

/** `Dec 04`. */
const dayText = (on: string): string => `${shortMonth(on.slice(0, 7))} ${on.slice(8)}`;

const ofPlace = {
  'move-in': 'Move-in',
  'move-out': 'Move-out',
  'lease-end': 'Month-to-month begins',
  renewal: 'Renewal begins',
} as const;

/** What comes, and a note under it. */
export function comingWords({ kind, count, cents, place, names }: ComingUp): { title: string; note: string } {
  const amount = cents === undefined ? undefined : displayDollars(cents);
  if (kind === 'rent')
    return { title: 'Rent is due', note: `${amount} from ${counted(count, 'lease', 'leases')}` };
  if (kind === 'autopay') return { title: 'Autopay', note: counted(count, 'tenant', 'tenants') };
  if (kind === 'bills')
    return {
      title: count === 1 ? 'A bill is due' : `${count} bills are due`,
      note: [amount, names.join(', ')].filter(Boolean).join(' · '),
    };
  const title = place ? `${ofPlace[kind]}, ${placeText(place)}` : ofPlace[kind];
  return { title, note: names.join(', ') };
}

/** The next two weeks, by day. */
export const ComingCard = ({ coming }: { coming: readonly ComingUp[] }) => (
  <Section title="Next 14 days" flush>
    {coming.length === 0 ? (
      <Muted px={{ base: '4', md: '6' }} pb="5">
        Nothing is due, and nobody moves.
      </Muted>
    ) : (
      <RuledList dense>
        {coming.map((one) => {
          const { title, note } = comingWords(one);
          const { on, kind, place } = one;
          return (
            <chakra.li key={`${on} ${kind} ${place?.lease_id}`} display="flex" gap="4">
              <Muted as="span" small flexShrink="0" w="12" pt="0.5">
                <bdi>{dayText(on)}</bdi>
              </Muted>
              <chakra.span minW="0" overflowWrap="anywhere">
                {place ? (
                  <TextLink to="/showLease" search={{ id: place.lease_id }}>
                    {title}
                  </TextLink>
                ) : (
                  <bdi>{title}</bdi>
                )}
                {note !== '' && (
                  <Muted as="span" small display="block">
                    {note}
                  </Muted>
                )}
              </chakra.span>
            </chakra.li>
          );
        })}
      </RuledList>
    )}
  </Section>
);
