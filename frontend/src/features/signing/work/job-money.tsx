import { useState } from 'react';
import { displayDollars } from '../../../../../shared/domain/money';
import { api } from '../../../api/client';
import { TextEntry } from '../parts/text-entry';
import { FileEntry } from './file-entry';
import { JobForm, WordsEntry } from './job-form';
import type { MoveProps } from './move-props';
import { useJobCall } from './use-job-call';
import { useJobFiles } from './use-job-files';

const centsOf = (typed: string): number => Math.round((Number(typed.replace(/,/g, '')) || 0) * 100);

/** What the work will cost. */
export function SendEstimate({ token, job, onDone }: MoveProps) {
  const call = useJobCall(onDone);
  const sent = useJobFiles(token, 1);
  const [amount, setAmount] = useState('');
  const [words, setWords] = useState('');
  const send = () => {
    const cents = centsOf(amount);
    if (cents <= 0) return call.setProblem('Enter an amount above zero.');
    const [file] = sent.files;
    void call.send(() =>
      api.vendors.estimateVendorJob({ body: { token, cents, words: words.trim(), ...(file && { file }) } }),
    );
  };
  return (
    <JobForm
      title="Send an estimate"
      note={
        job.estimate
          ? `You sent ${displayDollars(job.estimate.cents)}.${job.estimate.needs_approval ? ' The owners are asked. Please wait for their answer.' : ''}`
          : 'Above the spending limit, we ask the owners right away.'
      }
      button="Send the estimate"
      isQuiet
      {...call}
      isSending={call.isSending || sent.isSending}
      onSend={send}
    >
      <TextEntry
        id="estimate"
        label="Amount, USD"
        inputMode="decimal"
        dir="ltr"
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
      />
      <WordsEntry id="estimate-words" label="What it covers (optional)" value={words} onValue={setWords} />
      <FileEntry id="estimate-file" label="The estimate as a file (optional)" sent={sent} isOne />
    </JobForm>
  );
}

/** The bill, as a file. */
export function SendBill({ token, job, onDone }: MoveProps) {
  const call = useJobCall(onDone);
  const sent = useJobFiles(token, 1);
  const [amount, setAmount] = useState('');
  const [reference, setReference] = useState('');
  const send = () => {
    const cents = centsOf(amount);
    if (cents <= 0) return call.setProblem('Enter an amount above zero.');
    const [file] = sent.files;
    void call.send(() =>
      api.vendors.billVendorJob({
        body: { token, cents, reference: reference.trim(), ...(file && { file }) },
      }),
    );
  };
  const known = job.bills.map(({ cents, reference: named }) =>
    [displayDollars(cents), named].filter(Boolean).join(', '),
  );
  return (
    <JobForm
      title="Send your bill"
      note={known.length > 0 ? `You sent: ${known.join('; ')}` : 'A photo or a PDF is enough.'}
      button="Send the bill"
      {...call}
      isSending={call.isSending || sent.isSending}
      onSend={send}
    >
      <TextEntry
        id="bill"
        label="Amount, USD"
        inputMode="decimal"
        dir="ltr"
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
      />
      <TextEntry
        id="bill-reference"
        label="Your bill number (optional)"
        value={reference}
        onChange={({ target }) => setReference(target.value)}
      />
      <FileEntry id="bill-file" label="The bill as a file" sent={sent} isOne />
    </JobForm>
  );
}
