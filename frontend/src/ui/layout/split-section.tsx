import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

/** A part of a settings page: description at the start, form at the end; stacked on a narrow screen. */
export function SplitSection({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <chakra.section
      aria-labelledby={heading}
      display="grid"
      maxW="59.5rem"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '16rem minmax(0, 1fr)' }}
      columnGap="14"
      rowGap="4"
      py={{ base: '6', md: '8' }}
      borderColor="border"
      css={{ '& + &': { borderTopWidth: '1px' }, '&:first-of-type': { pt: '2' } }}
    >
      <chakra.div>
        <chakra.h2 id={heading} m="0" fontSize="md" fontWeight="semibold">
          {title}
        </chakra.h2>
        {lead && (
          <chakra.p m="0" mt="1" color="muted" textWrap="pretty">
            <bdi>{lead}</bdi>
          </chakra.p>
        )}
      </chakra.div>
      <chakra.div minW="0">{children}</chakra.div>
    </chakra.section>
  );
}
