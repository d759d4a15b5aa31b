import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { BankAccount } from '../../../../../shared/contract/bank';
import { bankLimits, numbered, type ReadLine } from '../../../../../shared/domain/ledger/bank/bank-lines';
import {
  type Columns,
  guessColumns,
  isComplete,
  readCsv,
} from '../../../../../shared/domain/ledger/bank/read-csv';
import { messages } from '../../../../../shared/domain/messages';
import { withRetries } from '../../../api/at-once';
import { api } from '../../../api/client';
import { refusalWords } from '../../../api/refusal-words';
import { report } from '../../../api/report';
import { Button } from '../../../ui/button';
import { Stack } from '../../../ui/layout';
import { Modal } from '../../../ui/modal';
import { Notice } from '../../../ui/notice';
import { ProgressBar } from '../../../ui/progress-bar';
import { toast } from '../../../ui/toast';
import { ledgerChanged } from '../queries';
import { linesText } from './bank-words';
import { ColumnChoice, FileChoice, LinesPreview } from './import-parts';
import { type BankFile, type BankFileProblem, bankFileProblems, readBankFile } from './read-bank-file';

export type Stated = { readonly cents: number; readonly on: string };
type Props = { account: BankAccount; onClose: () => void; onStated: (ending: Stated) => void };
type Sum = { added: number; known: number; closed: number };

/** Sends lines part by part; what is there already is counted, not added. */
async function sendLines(account_id: string, lines: readonly ReadLine[], onDone: (count: number) => void) {
  const all = numbered(lines);
  const sum: Sum = { added: 0, known: 0, closed: 0 };
  for (let at = 0; at < all.length; at += bankLimits.linesPerCall) {
    const body = { account_id, lines: all.slice(at, at + bankLimits.linesPerCall) };
    const send = () => api.ledger.addBankLines({ body });
    const { data } = await withRetries(send, { isStopped: () => false });
    sum.added += data.added;
    sum.known += data.known;
    sum.closed += data.closed;
    onDone(at + body.lines.length);
  }
  return sum;
}

const sumText = ({ added, known, closed }: Sum): string =>
  [
    `${linesText(added)} added.`,
    known > 0 && `${known} already here.`,
    closed > 0 && `${closed} left out: the days are reconciled or before the opening balance.`,
  ]
    .filter(Boolean)
    .join(' ');

/** A bank's file, read in the browser: its columns, a look at its lines, then they are added. */
export default function ImportDialog({ account, onClose, onStated }: Props) {
  const client = useQueryClient();
  const id = useId();
  const [file, setFile] = useState<BankFile>();
  const [columns, setColumns] = useState<Columns>();
  const [problem, setProblem] = useState<BankFileProblem>();
  const [failure, setFailure] = useState('');
  const [done, setDone] = useState<number>();
  const take = async (chosen: File) => {
    setProblem(undefined);
    try {
      const read = await readBankFile(chosen);
      if (typeof read === 'string') return setProblem(read);
      setFile(read);
      setColumns(read.table && guessColumns(read.table.headers));
    } catch (cause) {
      report('A bank file could not be read', cause);
      setProblem('unreadable');
    }
  };
  const read = file?.ofx ?? (file?.table && columns && isComplete(columns) && readCsv(file.table, columns));
  const lines = read ? read.lines : [];
  const add = async () => {
    setFailure('');
    setDone(0);
    try {
      const sum = await sendLines(account.account_id, lines, setDone);
      toast({ title: sumText(sum) });
      if (file?.ofx?.ending) onStated(file.ofx.ending);
      await ledgerChanged(client);
      onClose();
    } catch (cause) {
      setFailure(refusalWords(cause));
      setDone(undefined);
    }
  };
  const isOther = account.last4 !== '' && file?.ofx && file.ofx.last4 !== account.last4;
  return (
    <Modal
      open
      onClose={onClose}
      width="2xl"
      title="Import a statement"
      lead="Download a CSV, OFX, or QFX file from your bank’s website. The same file again adds nothing."
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button
            disabled={lines.length === 0}
            pending={done !== undefined}
            pendingText="Adding"
            onClick={() => void add()}
          >
            {lines.length === 0 ? 'Add lines' : `Add ${linesText(lines.length)}`}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        {failure !== '' && <Notice kind="danger">{failure}</Notice>}
        <FileChoice
          id={id}
          name={file?.name}
          problem={problem && bankFileProblems[problem]}
          onFile={(chosen) => void take(chosen)}
        />
        {isOther && (
          <Notice kind="warning" title={`This file is of an account that ends in ${file.ofx.last4}`}>
            {`You are adding it to the account that ends in ${account.last4}.`}
          </Notice>
        )}
        {file?.table && columns && (
          <ColumnChoice headers={file.table.headers} columns={columns} onColumns={setColumns} />
        )}
        {read && <LinesPreview lines={lines} skipped={read.skipped} />}
        {done !== undefined && (
          <ProgressBar label="Adding" done={done} most={lines.length} words={`${done} of ${lines.length}`} />
        )}
      </Stack>
    </Modal>
  );
}
