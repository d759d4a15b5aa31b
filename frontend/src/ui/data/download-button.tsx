import { Download, FileDown } from 'lucide-react';
import { Button, type ButtonProps } from '../primitives/button';
import { type DownloadSource, useDownload } from './use-download';

type Props = DownloadSource & {
  label?: string;
  /** Read out instead of a label that many rows share. */
  'aria-label'?: string;
  /** It is made when it is asked for, as a PDF of what the screen shows. */
  isMade?: boolean;
  /** Not on paper. */
  'data-chrome'?: '';
} & Pick<ButtonProps, 'size'>;

/** Downloads something, and shows that it is on its way, or why it is not. */
export function DownloadButton({ what, run, label = 'Download', isMade = false, ...look }: Props) {
  const { isBusy, start } = useDownload({ what, run });
  const Icon = isMade ? FileDown : Download;
  return (
    <Button
      variant="outline"
      pending={isBusy}
      pendingText="Preparing…"
      onClick={() => void start()}
      {...look}
    >
      <Icon aria-hidden="true" />
      {label}
    </Button>
  );
}
