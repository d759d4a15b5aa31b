import { X } from 'lucide-react';
import { Notice } from '../../../ui/feedback/notice';
import { PlainList } from '../../../ui/layout/plain-list';
import { IconButton } from '../../../ui/primitives/icon-button';

type Props = { id: string; problems: readonly string[]; onClose: () => void };

/** Lists the rejected files, each with the reason. */
export const RefusedFiles = ({ id, problems, onClose }: Props) => (
  <Notice
    kind="danger"
    title={problems.length === 1 ? 'One file was not added' : `${problems.length} files were not added`}
    action={
      <IconButton label="Close" size="sm" onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    }
  >
    <PlainList id={id} gap="1" overflowWrap="anywhere">
      {problems.map((problem) => (
        <li key={problem} dir="auto">
          {problem}
        </li>
      ))}
    </PlainList>
  </Notice>
);
