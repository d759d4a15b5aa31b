import { useState } from 'react';
import { checksPerPrint } from '../../../../../shared/contract/prints';
import { type CheckLayout, checkLayouts } from '../../../../../shared/domain/ledger/checks/checks';
import { partsOf } from '../../../api/at-once';
import { api } from '../../../api/client';
import { refusalWords } from '../../../api/refusal-words';
import { report } from '../../../api/report';
import { Modal } from '../../../ui/feedback/modal';
import { Notice } from '../../../ui/feedback/notice';
import { ChoiceCards } from '../../../ui/fields/choice-cards';
import { Row, Stack } from '../../../ui/layout/layout';
import { downloadPdfOf } from '../../../ui/media/download';
import { Button } from '../../../ui/primitives/button';
import { CompactSelect } from '../../../ui/primitives/compact-select';
import { Muted } from '../../../ui/primitives/text';
import { keepStock, keptStock, type Stock } from './check-stock';

/** Checks of one bank account, as they are called there. */
export type ChecksOfAccount = {
  readonly accountId: string;
  readonly name: string;
  readonly numbers: readonly number[];
};

const layouts: Record<CheckLayout, { label: string; text: string }> = {
  top: { label: 'Top', text: 'Check above two stubs' },
  middle: { label: 'Middle', text: 'Check between the stubs' },
  bottom: { label: 'Bottom', text: 'Check below two stubs' },
};

/** Sixteenths of an inch, in hundredths: as far as printers are off. */
const shifts = [-25, -19, -13, -6, 0, 6, 13, 19, 25] as const;
const shiftWords = (hundredths: number, [less, more]: readonly [string, string]): string => {
  if (hundredths === 0) return 'As it is';
  const sixteenths = Math.round((Math.abs(hundredths) * 16) / 100);
  return `${sixteenths}/16″ ${hundredths < 0 ? less : more}`;
};
const shiftOptions = (words: readonly [string, string]) =>
  shifts.map((shift) => ({ value: String(shift), label: shiftWords(shift, words) }));

type Props = { accounts: readonly ChecksOfAccount[]; onClose: () => void };

/** Prints checks on pre-printed stock; what this printer needs is kept on this device. */
export default function PrintChecks({ accounts, onClose }: Props) {
  const [stock, setStock] = useState<Stock>(keptStock);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const change = (part: Partial<Stock>) => {
    const changed = { ...stock, ...part };
    setStock(changed);
    keepStock(changed);
  };
  const download = async (accountId: string, numbers: readonly number[], name: string) => {
    const body = { account_id: accountId, numbers: [...numbers], ...stock };
    downloadPdfOf((await api.prints.printChecks({ body })).data.pdf, name);
  };
  const run = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    await work().catch((cause) => {
      report('Checks could not be printed', cause);
      setProblem(refusalWords(cause));
    });
    setBusy(false);
  };
  const printAll = () =>
    run(async () => {
      for (const { accountId, numbers } of accounts)
        for (const part of partsOf(numbers, checksPerPrint))
          await download(accountId, part, `checks-${Math.min(...part)}-${Math.max(...part)}`);
    });
  const [first] = accounts;
  const count = accounts.reduce((sum, { numbers }) => sum + numbers.length, 0);
  return (
    <Modal
      open
      onClose={onClose}
      width="lg"
      title={count === 1 ? 'Print the check' : `Print ${count} checks`}
      lead="For pre-printed voucher checks on letter paper, one a page. Print at 100%, not “fit to page”."
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          <Button onClick={() => void printAll()} aria-disabled={isBusy}>
            {isBusy ? 'Preparing…' : 'Download PDF'}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        {problem !== '' && <Notice kind="danger">{problem}</Notice>}
        <ChoiceCards
          name="layout"
          label="Where the check is on the page"
          columns={3}
          choices={checkLayouts.map((value) => ({ value, ...layouts[value] }))}
          value={stock.layout}
          onValue={(layout) => change({ layout })}
        />
        <Row gap="4">
          <CompactSelect
            label="Move sideways"
            options={shiftOptions(['left', 'right'])}
            value={String(stock.right)}
            onValue={(right) => change({ right: Number(right) })}
          />
          <CompactSelect
            label="Move up or down"
            options={shiftOptions(['up', 'down'])}
            value={String(stock.down)}
            onValue={(down) => change({ down: Number(down) })}
          />
        </Row>
        <Stack gap="2" alignItems="start">
          <Muted small>
            Hold a test page against a blank check before you print on one. This device remembers your choice.
          </Muted>
          {first && (
            <Button
              variant="outline"
              size="sm"
              aria-disabled={isBusy}
              onClick={() => void run(() => download(first.accountId, [], 'check-alignment'))}
            >
              Print a test page
            </Button>
          )}
        </Stack>
      </Stack>
    </Modal>
  );
}
