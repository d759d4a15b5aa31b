import { chakra } from '@chakra-ui/react';
import { messages } from '../../../../shared/domain/messages';
import { later, SkeletonBar } from './skeleton-list';

/** The shape of figures or cards while they load. */
export function SkeletonCards({ cards = 4, height = '24' }: { cards?: number; height?: string }) {
  return (
    <chakra.div
      role="status"
      css={later}
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: `repeat(${Math.min(cards, 2)}, 1fr)`, lg: `repeat(${cards}, 1fr)` }}
    >
      <chakra.span srOnly>{messages.loading}</chakra.span>
      {Array.from({ length: cards }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards have no other key
        <SkeletonBar key={card} h={height} borderRadius="card" aria-hidden="true" />
      ))}
    </chakra.div>
  );
}
