import { chakra } from '@chakra-ui/react';
import { messages } from '../../../../../shared/domain/messages';
import { SkeletonBar } from '../../../ui/feedback/skeleton-list';

/** The shape of split sections while they load. A fast answer never shows it. */
export const ProfileSkeleton = ({ sections = 3 }: { sections?: number }) => (
  <chakra.div role="status" animation="fade-in {durations.fade} 200ms both">
    <chakra.span srOnly>{messages.loading}</chakra.span>
    {Array.from({ length: sections }, (_, section) => (
      <chakra.div
        // biome-ignore lint/suspicious/noArrayIndexKey: the sections have no other key
        key={section}
        aria-hidden="true"
        display="grid"
        maxW="59.5rem"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '16rem minmax(0, 1fr)' }}
        columnGap="14"
        rowGap="4"
        py={{ base: '6', md: '8' }}
      >
        <chakra.div display="grid" gap="2" alignContent="start">
          <SkeletonBar w="40%" />
          <SkeletonBar w="80%" h="2.5" />
        </chakra.div>
        <chakra.div display="grid" gap="3">
          <SkeletonBar h="10" />
          <SkeletonBar h="10" w="70%" />
        </chakra.div>
      </chakra.div>
    ))}
  </chakra.div>
);
