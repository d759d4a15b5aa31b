import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openOffline } from '../../features/requests/offline/open-offline';
import { useSendWaiting } from '../../features/requests/offline/use-send-waiting';
import { requestPlacesQuery } from '../../features/requests/queries';

// The screen is here before the network is gone.
const screen = () => import('../screens/request-screens');

/** For whoever lives in a home: keeps what an emergency needs on this device, and sends what waits. */
export default function KeepForOffline() {
  useQuery(requestPlacesQuery);
  useSendWaiting();
  useEffect(() => {
    void screen().then(openOffline);
  }, []);
  return null;
}
