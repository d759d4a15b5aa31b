import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button';
import { Notice } from '../../../ui/notice';

/** Which of the chosen files were not taken, and why of each. */
export const RefusedFiles = ({ problems, onClose }: { problems: readonly string[]; onClose: () => void }) => (
  <Notice
    kind="danger"
    title={problems.length === 1 ? 'One file was not taken' : `${problems.length} files were not taken`}
    action={
      <IconButton label="Close" size="sm" onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    }
  >
    <chakra.span display="grid" gap="1" overflowWrap="anywhere">
      {problems.map((problem) => (
        <chakra.span key={problem} display="block" dir="auto">
          {problem}
        </chakra.span>
      ))}
    </chakra.span>
  </Notice>
);
