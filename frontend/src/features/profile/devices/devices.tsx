import { useQuery } from '@tanstack/react-query';
import type { SessionLine } from '../../../../../shared/contract/profile';
import { refusalWords } from '../../../api/refusal-words';
import { Failed } from '../../../ui/feedback/failed';
import { Notice } from '../../../ui/feedback/notice';
import { PlainList } from '../../../ui/layout/plain-list';
import { SplitSection } from '../../../ui/layout/split-section';
import { Button } from '../../../ui/primitives/button';
import { Muted } from '../../../ui/primitives/text';
import { ProfileSkeleton } from '../parts/profile-skeleton';
import { sessionsQuery } from '../queries';
import { Device } from './device';
import { useDevices } from './use-devices';

export function Devices() {
  const sessions = useQuery(sessionsQuery);
  if (!sessions.data && sessions.isError)
    return <Failed error={sessions.error} onRetry={() => void sessions.refetch()} />;
  if (!sessions.data) return <ProfileSkeleton sections={1} />;
  return <DeviceList lines={sessions.data} />;
}

function DeviceList({ lines }: { lines: readonly SessionLine[] }) {
  const devices = useDevices();
  const others = lines.filter(({ is_this }) => !is_this).length;
  return (
    <SplitSection
      title="Devices"
      lead="Where you are signed in. If you don’t recognize a device, sign it out and change your password."
    >
      {devices.error && <Notice kind="danger">{refusalWords(devices.error)}</Notice>}
      <PlainList gap="4">
        {lines.map((line) => (
          <Device
            key={line.session_id}
            line={line}
            isEnding={devices.ending === line.session_id}
            onEnd={() => void devices.endOne(line)}
          />
        ))}
      </PlainList>
      {others === 0 ? (
        <Muted mt="3">
          <bdi>You are not signed in anywhere else.</bdi>
        </Muted>
      ) : (
        <Button
          mt="4"
          variant="outline"
          pending={devices.isEndingOthers}
          pendingText="Signing out"
          onClick={() => void devices.endOthers(others)}
        >
          Sign out all others
        </Button>
      )}
    </SplitSection>
  );
}
