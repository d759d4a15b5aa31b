import { chakra } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

export function OfflineBar() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <chakra.div role="status" data-chrome="">
      {!online && (
        <chakra.div
          display="flex"
          alignItems="center"
          justifyContent="center"
          gap="2"
          px="4"
          py="2"
          bg="warning.subtle"
          color="warning"
          fontWeight="medium"
        >
          <WifiOff size={16} aria-hidden="true" />
          You are offline. What you see may be old; changes wait until you are back.
        </chakra.div>
      )}
    </chakra.div>
  );
}
