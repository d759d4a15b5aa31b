import { useState } from 'react';
import { Notice } from '../../../ui/feedback/notice';
import { Stack } from '../../../ui/layout/layout';
import { readyFiles } from '../../../ui/media/ready-file';
import { DropZone } from './drop-zone';
import { roomProblem } from './file-rules';
import { RefusedFiles } from './refused-files';
import { TraySection } from './tray-section';
import { useTray } from './use-tray';

type Props = {
  person: string;
  unitId: string;
  /** How many more documents the unit can hold. */
  room: number;
  /** The person may choose who else sees new files. */
  canSetSharing: boolean;
};

const refusedId = 'refused-files';

/** The drop zone and the files in the tray. */
export function UploadArea({ person, unitId, room, canSetSharing }: Props) {
  const { tray, items, refused } = useTray({ person, unitId });
  const [isReading, setReading] = useState(false);
  const take = async (files: readonly File[]) => {
    setReading(true);
    const { ready, problems } = await readyFiles(files);
    setReading(false);
    tray.add(ready, { room, unread: problems });
  };
  return (
    <Stack gap="4">
      {room > 0 ? (
        <DropZone
          isReading={isReading}
          isRefused={refused.length > 0}
          refusedId={refusedId}
          onFiles={(files) => void take(files)}
        />
      ) : (
        <Notice kind="warning">{roomProblem(0)}</Notice>
      )}
      {refused.length > 0 && (
        <RefusedFiles id={refusedId} problems={refused} onClose={() => tray.forgetRefused()} />
      )}
      {items.length > 0 && <TraySection tray={tray} items={items} canSetSharing={canSetSharing} />}
    </Stack>
  );
}
