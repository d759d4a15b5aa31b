import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { drawings } from '../primitives/drawings';
import { TextLink } from '../primitives/text-link';

/** Says what the missing thing is for and the first step. `title` may be a spec text, kept verbatim. */
export function EmptyState({
  title,
  text,
  action,
  drawing = drawings.house,
  help,
}: {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  drawing?: ReactNode;
  /** The page of the help that says how. */
  help?: string | undefined;
}) {
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      alignItems="center"
      textAlign="center"
      gap="2"
      px="4"
      py={{ base: '8', md: '10' }}
      css={{ '[data-titled] > &': { pt: '2' } }}
    >
      {drawing}
      <chakra.p m="0" mt="2" fontSize="md" fontWeight="semibold">
        <bdi>{title}</bdi>
      </chakra.p>
      {text && (
        <chakra.p m="0" color="muted" maxW="md" textWrap="pretty">
          <bdi>{text}</bdi>
        </chakra.p>
      )}
      {action && <chakra.div mt="3">{action}</chakra.div>}
      {help !== undefined && (
        <TextLink to="/help" search={{ page: help }} fontSize="sm" mt="2">
          How this works
        </TextLink>
      )}
    </chakra.div>
  );
}
