import { chakra } from '@chakra-ui/react';
import { ApiRefusal } from '../../api/refusal';
import { refusalWords } from '../../api/refusal-words';
import { Button } from '../primitives/button';
import { drawings } from '../primitives/drawings';

/** A failed part of a screen: what happened, Retry, and the request id to report. */
export function Failed({ error, onRetry }: { error: unknown; onRetry?: (() => void) | undefined }) {
  const requestId = error instanceof ApiRefusal ? error.requestId : undefined;
  return (
    <chakra.div
      role="alert"
      display="flex"
      flexDirection="column"
      alignItems="center"
      textAlign="center"
      gap="2"
      px="4"
      py={{ base: '10', md: '12' }}
    >
      {drawings.broken}
      <chakra.p m="0" mt="2" fontSize="md" fontWeight="semibold">
        This could not be loaded
      </chakra.p>
      <chakra.p m="0" color="muted">
        <bdi>{refusalWords(error)}</bdi>
      </chakra.p>
      {requestId && (
        <chakra.p m="0" color="muted" fontSize="xs">
          Request <chakra.code fontFamily="mono">{requestId}</chakra.code>
        </chakra.p>
      )}
      {onRetry && (
        <Button mt="3" variant="outline" onClick={onRetry}>
          Retry
        </Button>
      )}
    </chakra.div>
  );
}
