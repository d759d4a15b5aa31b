import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { BankAccount, BankLine } from '../../../../../shared/contract/bank';
import { type ImportResult, importResult } from '../../../../../shared/domain/ledger/bank/import-result';
import type { ReadFile } from '../../../../../shared/domain/ledger/bank/read-file';
import { signRules } from '../../../../../shared/domain/ledger/bank/signs';
import { messages } from '../../../../../shared/domain/messages';
import { refusalWords } from '../../../api/refusal-words';
import { Modal } from '../../../ui/feedback/modal';
import { Notice } from '../../../ui/feedback/notice';
import { ProgressBar } from '../../../ui/feedback/progress-bar';
import { toast } from '../../../ui/feedback/toast';
import { Stack } from '../../../ui/layout/layout';
import { Button } from '../../../ui/primitives/button';
import { ledgerChanged } from '../queries';
import { linesText } from './bank-words';
import { DoubtfulLines } from './doubtful-lines';
import { ColumnChoice, FileChoice } from './import-parts';
import { LeftOutList, LinesPreview, PendingList, ResultSummary } from './import-result-parts';
import { bankFileProblems } from './read-bank-file';
import { Doubts, ReadingChoice, SignChoice } from './reading-choice';
import { addSums, noSum, type Sum, sendLines, sendStatementLines, sumText } from './send-lines';
import { linesOf, useBankFile } from './use-bank-file';

export type Stated = { readonly cents: number; readonly on: string };
type Props = {
  account: BankAccount;
  /** The lines after the last reconciliation. */
  here: readonly BankLine[];
  onClose: () => void;
  onStated: (ending: Stated) => void;
};

/** A card's amounts have their minus where money comes back. */
const ofxSigns = signRules.filter((rule) => rule !== 'by-column');

/** Columns of a file without headings are called by what stands in its first row. */
function headersOf(rows: readonly { cells: readonly string[] }[], headingsAt: number): string[] {
  if (headingsAt >= 0) return [...(rows[headingsAt]?.cells ?? [])];
  return (rows[0]?.cells ?? []).map((cell, at) => `Column ${at + 1}: ${cell.trim() || '–'}`);
}

/** A bank's file, read in the browser: how it is read, what that comes to, then its lines are added. */
export default function ImportDialog({ account, here, onClose, onStated }: Props) {
  const client = useQueryClient();
  const id = useId();
  const bankFile = useBankFile();
  const { chosen, problem } = bankFile;
  const [failure, setFailure] = useState('');
  const [done, setDone] = useState<number>();
  /** What came of the file, while lines are left that a person has to look at. */
  const [asked, setAsked] = useState<Sum>();
  const read = chosen && linesOf(chosen);
  const lines = read?.lines ?? [];
  const result = read && importResult({ file: read, here, account });
  const finish = async (sum: Sum) => {
    toast({ title: sumText(sum) });
    if (read?.ending) onStated(read.ending);
    await ledgerChanged(client);
    onClose();
  };
  const work = async (send: (onDone: (count: number) => void) => Promise<Sum>) => {
    setFailure('');
    setDone(0);
    try {
      const sum = await send(setDone);
      if (sum.doubtful.length === 0) return await finish(sum);
      await ledgerChanged(client);
      setAsked(sum);
    } catch (cause) {
      setFailure(refusalWords(cause));
    }
    setDone(undefined);
  };
  const { account_id } = account;
  const add = () => work((onDone) => sendLines(lines, { account_id, onDone }));
  const addDoubtful = ({ doubtful, ...sum }: Sum) =>
    work(async (onDone) => {
      const anew = doubtful.map(({ line }) => ({ ...line, is_new: true }));
      const more = await sendStatementLines(anew, { account_id, onDone });
      return addSums({ ...noSum, ...sum }, more);
    });
  const count = asked?.doubtful.length ?? lines.length;
  /** What reads like a line that is here is sent, too: the bank's id decides. */
  const added = asked ? count : (result?.added ?? 0);
  return (
    <Modal
      open
      onClose={onClose}
      width="2xl"
      title="Import a statement"
      lead="Download a CSV, OFX, or QFX file from your bank’s website. The same file again adds nothing."
      footer={
        <>
          <Button variant="outline" onClick={() => (asked ? void finish(asked) : onClose())}>
            {asked ? 'Leave out' : messages.cancel}
          </Button>
          <Button
            disabled={count === 0}
            pending={done !== undefined}
            pendingText="Adding"
            onClick={() => void (asked ? addDoubtful(asked) : add())}
          >
            {added === 0 ? 'Add lines' : `Add ${linesText(added)}`}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        {failure !== '' && <Notice kind="danger">{failure}</Notice>}
        {asked ? (
          <DoubtfulLines lines={asked.doubtful} />
        ) : (
          <>
            <FileChoice
              id={id}
              name={chosen?.file.name}
              problem={problem && bankFileProblems[problem]}
              onFile={(file) => void bankFile.take(file)}
            />
            {chosen && <FileReading account={account} bankFile={bankFile} chosen={chosen} />}
            {read && result && <FileResult file={read} result={result} chosen={chosen} />}
          </>
        )}
        {done !== undefined && (
          <ProgressBar label="Adding" done={done} most={count} words={`${done} of ${count}`} />
        )}
      </Stack>
    </Modal>
  );
}

type Chosen = NonNullable<ReturnType<typeof useBankFile>['chosen']>;
type ReadingProps = {
  account: BankAccount;
  bankFile: ReturnType<typeof useBankFile>;
  chosen: Chosen;
};

/** How the file is read, with what it leaves open. */
function FileReading({ account, bankFile, chosen }: ReadingProps) {
  const { file, doubts, reading } = chosen;
  const isOther = account.last4 !== '' && file.ofx && file.ofx.last4 !== account.last4;
  return (
    <>
      {isOther && (
        <Notice kind="warning" title={`This file is of an account that ends in ${file.ofx.last4}`}>
          {`You are adding it to the account that ends in ${account.last4}.`}
        </Notice>
      )}
      <Doubts doubts={doubts} />
      {file.ofx?.isSignDoubtful && (
        <SignChoice value={file.ofx.signs} rules={ofxSigns} onValue={bankFile.chooseOfxSigns} />
      )}
      {file.table && reading && (
        <>
          <ReadingChoice
            table={file.table}
            reading={reading}
            mayTurnDays={chosen.mayTurnDays}
            onHeadings={(at) => bankFile.chooseHeadings(file.table, at)}
            onReading={bankFile.chooseReading}
          />
          <ColumnChoice
            headers={headersOf(file.table.rows, reading.headingsAt)}
            columns={reading.columns}
            onColumns={(columns) => bankFile.chooseColumns(file.table, reading, columns)}
          />
        </>
      )}
    </>
  );
}

type ResultProps = {
  file: ReadFile;
  result: ImportResult;
  chosen: Chosen;
};

/** What the file comes to, before anything is added: its lines, what is pending, what is left out. */
const FileResult = ({ file, result, chosen }: ResultProps) => (
  <>
    <ResultSummary file={file} result={result} faults={chosen.file.table?.faults ?? []} />
    {file.lines.length > 0 && <LinesPreview lines={file.lines} />}
    {file.pending.length > 0 && <PendingList pending={file.pending} />}
    {file.leftOut.length > 0 && <LeftOutList leftOut={file.leftOut} />}
  </>
);
