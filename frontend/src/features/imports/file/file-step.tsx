import { Download } from 'lucide-react';
import { useState } from 'react';
import { report } from '../../../api/report';
import { Button } from '../../../ui/button';
import { downloadCsv } from '../../../ui/download';
import { Stack } from '../../../ui/layout';
import { Notice } from '../../../ui/notice';
import { Section } from '../../../ui/section';
import type { ImportDraft, ImportFile } from '../import-draft';
import { linesText } from '../run/totals';
import { FileDrop } from './file-drop';
import { type FileProblem, fileProblems } from './file-rules';
import { PasteBox } from './paste-box';
import { readFile, readText } from './read-file';
import { templateCsv } from './template';

type Props = {
  /** An earlier file that the person can continue with. */
  draft: ImportDraft | undefined;
  onFile: (file: ImportFile) => Promise<void>;
  onGoOn: () => void;
};

/** Step 1: the browser reads the file and sends nothing. */
export function FileStep({ draft, onFile, onGoOn }: Props) {
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<FileProblem>();
  const take = async (reading: () => Promise<ImportFile | FileProblem>) => {
    setWorking(true);
    setProblem(undefined);
    try {
      const read = await reading();
      if (typeof read === 'string') setProblem(read);
      else await onFile(read);
    } catch (cause) {
      report('A file could not be read', cause);
      setProblem('unreadable');
    } finally {
      setWorking(false);
    }
  };
  return (
    <Section
      title="Choose the file"
      lead="One line for each unit, with its property and its owners; lines with the same property name, street and zip code become one property. Photos are added afterward, on each property."
      action={
        <Button
          variant="outline"
          size="sm"
          onClick={() => downloadCsv(templateCsv(), 'keystead-import-template.csv')}
        >
          <Download aria-hidden="true" />
          Download template
        </Button>
      }
    >
      <Stack gap="4">
        {draft && <Chosen draft={draft} onGoOn={onGoOn} />}
        <FileDrop
          working={working}
          problem={problem && fileProblems[problem]}
          onFile={(file) => void take(() => readFile(file))}
        />
        <PasteBox working={working} onText={(text) => void take(() => readText('Pasted cells', text))} />
      </Stack>
    </Section>
  );
}

/** The current file, with the work done so far. */
const Chosen = ({ draft: { file }, onGoOn }: { draft: ImportDraft; onGoOn: () => void }) => (
  <Notice
    title={file.name}
    action={
      <Button size="sm" onClick={onGoOn}>
        Continue with this file
      </Button>
    }
  >
    {`${linesText(file.lines.length)}. Choosing another file starts over.`}
  </Notice>
);
