import { Download } from 'lucide-react';
import { useState } from 'react';
import { report } from '../../../api/report';
import { Notice } from '../../../ui/feedback/notice';
import { Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { downloadCsv } from '../../../ui/media/download';
import { Button } from '../../../ui/primitives/button';
import type { BringDraft } from '../bring/bring-draft';
import { readBringFile, readBringText } from '../bring/read-bring-file';
import type { Checker } from '../check/check-step';
import type { ImportDraft, ImportFile } from '../import-draft';
import { linesText } from '../run/totals';
import { BegunBefore } from './begun-before';
import { FileDrop } from './file-drop';
import { type FileProblem, fileProblems } from './file-rules';
import { PasteBox } from './paste-box';
import { PlanRoom } from './plan-room';
import { readFile, readText } from './read-file';
import { templateCsv } from './template';

type Props = {
  /** An earlier file that the person can continue with. */
  draft: ImportDraft | undefined;
  /** Or earlier reports. */
  reports: BringDraft | undefined;
  onReports: (reports: BringDraft) => void;
  who: Checker;
  onFile: (file: ImportFile) => Promise<void>;
  onGoOn: () => void;
};

/** Step 1: the browser reads the files and sends nothing. */
export function FileStep({ draft, reports, onFile, onReports, onGoOn, who }: Props) {
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<FileProblem>();
  const take = async (reading: () => Promise<ImportFile | FileProblem | undefined>) => {
    setWorking(true);
    setProblem(undefined);
    try {
      const read = await reading();
      if (typeof read === 'string') setProblem(read);
      else if (read) await onFile(read);
    } catch (cause) {
      report('A file could not be read', cause);
      setProblem('unreadable');
    } finally {
      setWorking(false);
    }
  };
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  /** Reports with leases go their own way; one other file is a list of properties. */
  const takeFiles = (files: readonly File[]) =>
    take(async () => {
      setLeftOut([]);
      const read = await Promise.all(files.slice(0, mostFiles).map(readBringFile));
      const known = read.flatMap((one) => (typeof one === 'object' ? [one] : []));
      const [only] = files;
      if (!known.some(({ kind }) => kind === 'roll'))
        return files.length === 1 && only ? readFile(only) : 'noReport';
      setLeftOut(files.filter(({ name }) => !known.some((one) => one.name === name)).map(({ name }) => name));
      onReports({ files: known });
      return undefined;
    });
  const takeText = (text: string) =>
    take(async () => {
      const known = await readBringText('Pasted cells', text);
      if (known?.kind !== 'roll') return readText('Pasted cells', text);
      onReports({ files: [known] });
      return undefined;
    });
  return (
    <Section
      title="Choose your files"
      lead="A rent roll, a list of tenants, a directory of owners: as AppFolio, Buildium, DoorLoop, TurboTenant, TenantCloud or Yardi exports it, or your own sheet. Or one line for each unit, with its property and its owners."
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
        <PlanRoom who={who} />
        {!reports && !draft && <BegunBefore onReports={onReports} />}
        {reports && <ChosenReports reports={reports} onGoOn={onGoOn} />}
        {!reports && draft && <Chosen draft={draft} onGoOn={onGoOn} />}
        {leftOut.length > 0 && (
          <Notice kind="warning" title="Not a report we know">
            {leftOut.join(', ')}
          </Notice>
        )}
        <FileDrop
          working={working}
          problem={problem && fileProblems[problem]}
          onFiles={(files) => void takeFiles(files)}
        />
        <PasteBox working={working} onText={(text) => void takeText(text)} />
      </Stack>
    </Section>
  );
}

/** Up to so many reports at once. */
const mostFiles = 6;

/** The current reports, with the work done so far. */
const ChosenReports = ({ reports: { files }, onGoOn }: { reports: BringDraft; onGoOn: () => void }) => (
  <Notice
    title={files.map(({ name }) => name).join(', ')}
    action={
      <Button size="sm" onClick={onGoOn}>
        Continue with these files
      </Button>
    }
  >
    Choosing other files starts over.
  </Notice>
);

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
