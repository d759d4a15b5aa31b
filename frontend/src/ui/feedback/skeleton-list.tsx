import { chakra } from '@chakra-ui/react';
import { messages } from '../../../../shared/domain/messages';

export const SkeletonBar = chakra('span', {
  base: {
    display: 'block',
    h: '3.5',
    borderRadius: 'sm',
    bg: 'neutral.subtle',
    animation: 'pulse 1.6s ease-in-out infinite',
  },
});

/** The delay keeps a fast answer from showing a skeleton. */
export const later = { animation: 'fade-in {durations.fade} 200ms both' };

/** The shape of a list while it loads. A fast answer never shows it (it waits 200 ms). */
export function SkeletonList({ rows = 5, picture = true }: { rows?: number; picture?: boolean }) {
  return (
    <chakra.div role="status" css={later}>
      <chakra.span srOnly>{messages.loading}</chakra.span>
      {Array.from({ length: rows }, (_, row) => (
        <chakra.div
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other key
          key={row}
          display="flex"
          alignItems="center"
          gap="4"
          minH="14"
          px={{ base: '4', md: '6' }}
          borderTopWidth={row === 0 ? '0' : '1px'}
          borderColor="border"
          aria-hidden="true"
        >
          {picture && <SkeletonBar boxSize="9" borderRadius="md" flexShrink="0" />}
          <chakra.span flex="1" display="flex" flexDirection="column" gap="2">
            <SkeletonBar w={`${40 + ((row * 17) % 30)}%`} />
            <SkeletonBar w={`${20 + ((row * 13) % 20)}%`} h="2.5" />
          </chakra.span>
          <SkeletonBar w="16" display={{ base: 'none', md: 'block' }} />
        </chakra.div>
      ))}
    </chakra.div>
  );
}
