import { X } from 'lucide-react';
import { Notice } from '../../../ui/feedback/notice';
import { PlainList } from '../../../ui/layout/plain-list';
import { IconButton } from '../../../ui/primitives/icon-button';

/** Lists the rejected files, each with the reason. */
export const RefusedFiles = ({ problems, onClose }: { problems: readonly string[]; onClose: () => void }) => (
  <Notice
    kind="danger"
    title={problems.length === 1 ? 'One file was not added' : `${problems.length} files were not added`}
    action={
      <IconButton label="Close" size="sm" onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    }
  >
    <PlainList gap="1" overflowWrap="anywhere">
      {problems.map((problem) => (
        <li key={problem} dir="auto">
          {problem}
        </li>
      ))}
    </PlainList>
  </Notice>
);
