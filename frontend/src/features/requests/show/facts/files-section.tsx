import { Plus } from 'lucide-react';
import type { RequestDetails } from '../../../../../../shared/contract/request-shapes';
import { Section } from '../../../../ui/layout/section';
import { Button } from '../../../../ui/primitives/button';
import { ShownFiles } from '../../parts/shown-files';
import type { DialogName } from '../dialogs';

type Props = { request: RequestDetails; onOpen: (dialog: DialogName) => void };

/** Photos, videos and papers, but for those of messages. */
export function FilesSection({ request, onOpen }: Props) {
  const files = request.files.filter(({ kind }) => kind !== 'message');
  if (files.length === 0) return null;
  return (
    <Section
      title="Photos and files"
      action={
        request.may.add_file && (
          <Button variant="outline" size="sm" onClick={() => onOpen('files')}>
            <Plus aria-hidden="true" />
            Add files
          </Button>
        )
      }
    >
      <ShownFiles files={files} />
    </Section>
  );
}
