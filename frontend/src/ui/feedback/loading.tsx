import { chakra } from '@chakra-ui/react';
import { messages } from '../../../../shared/domain/messages';
import { Spinner } from '../primitives/spinner';

/** The full-screen image of the first load (GEN-01). index.html shows the same one before scripts run. */
export const LoadingScreen = () => (
  <div className="boot">
    <img src="/loading.svg" alt={messages.loading} width={135} height={135} />
  </div>
);

/** A centered spinner while a lazy screen loads (GEN-01). */
export const LoadingSpot = () => (
  <chakra.div role="status" display="grid" placeItems="center" minH="60vh" color="primary">
    <Spinner boxSize="8" borderWidth="3px" />
    <chakra.span srOnly>{messages.loading}</chakra.span>
  </chakra.div>
);
