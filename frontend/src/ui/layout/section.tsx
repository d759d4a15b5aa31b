import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

/** A card with a border and no shadow, our only container. `flush` lets a table run to its edges. */
export function Section({
  title,
  lead,
  action,
  id,
  flush = false,
  children,
}: {
  title?: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
  id?: string;
  flush?: boolean;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <chakra.section
      id={id}
      aria-labelledby={title ? heading : undefined}
      bg="surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
      overflow={flush ? 'clip' : undefined}
      minW="0"
    >
      {(title || action) && (
        <chakra.div
          display="flex"
          alignItems="flex-start"
          justifyContent="space-between"
          flexWrap="wrap"
          gap="3"
          px={{ base: 'edge', md: '6' }}
          pt={{ base: '4', md: '5' }}
          pb={flush ? '4' : '0'}
        >
          {/* On a phone the lead goes below title and action, over the whole width. */}
          <chakra.div display={{ base: 'contents', md: 'block' }} minW="0" flex="1 1 8rem">
            <chakra.h2 id={heading} m="0" minW="0" flex="1 1 8rem" fontSize="md" fontWeight="semibold">
              {title}
            </chakra.h2>
            {lead && (
              <chakra.p
                m="0"
                mt={{ base: action ? '0' : '-2', md: '1' }}
                order={{ base: 1 }}
                flexBasis="full"
                color="muted"
                maxW="3xl"
                textWrap="pretty"
              >
                <bdi>{lead}</bdi>
              </chakra.p>
            )}
          </chakra.div>
          {/* Level with the title, whether it is a word or a button that is taller. */}
          {action && (
            <chakra.div display="flex" alignItems="center" minH="8" my="-1" minW="0">
              {action}
            </chakra.div>
          )}
        </chakra.div>
      )}
      <chakra.div
        data-titled={title ? '' : undefined}
        p={flush ? '0' : { base: 'edge', md: '6' }}
        pt={flush ? '0' : title ? '4' : undefined}
      >
        {children}
      </chakra.div>
    </chakra.section>
  );
}
