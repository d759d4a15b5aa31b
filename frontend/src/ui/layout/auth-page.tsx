import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { usePageTitle } from './page-title';

/** A screen of the blank layout: a title, a line, and one task. */
export function AuthPage({
  title,
  lead,
  icon,
  footer,
  children,
}: {
  title: string;
  lead?: ReactNode;
  icon?: ReactNode;
  footer?: ReactNode;
  children?: ReactNode;
}) {
  const heading = usePageTitle(title);
  return (
    <chakra.div display="flex" flexDirection="column" gap="6" w="full">
      <chakra.header>
        {icon && (
          <chakra.div
            display="grid"
            placeItems="center"
            boxSize="12"
            mb="5"
            borderRadius="full"
            bg="primary.subtle"
            color="primary"
          >
            {icon}
          </chakra.div>
        )}
        <chakra.h1
          ref={heading}
          tabIndex={-1}
          m="0"
          outline="none"
          fontFamily="display"
          fontSize={{ base: '2xl', md: '3xl' }}
          fontWeight="medium"
          letterSpacing="-0.02em"
        >
          <bdi>{title}</bdi>
        </chakra.h1>
        {lead && (
          <chakra.p m="0" mt="2.5" fontSize="md" color="muted" textWrap="pretty">
            <bdi>{lead}</bdi>
          </chakra.p>
        )}
      </chakra.header>
      {children}
      {footer && (
        <chakra.p m="0" color="muted" fontSize="sm">
          <bdi>{footer}</bdi>
        </chakra.p>
      )}
    </chakra.div>
  );
}
