import { useState } from 'react';
import { type Columns, isComplete } from '../../../../../shared/domain/ledger/bank/bank-columns';
import {
  type Doubt,
  guessReading,
  readingFrom,
  readingOf,
} from '../../../../../shared/domain/ledger/bank/guess-reading';
import type { ReadFile } from '../../../../../shared/domain/ledger/bank/read-file';
import { readOfx } from '../../../../../shared/domain/ledger/bank/read-ofx';
import { type BankTable, type Reading, readTable } from '../../../../../shared/domain/ledger/bank/read-table';
import type { SignRule } from '../../../../../shared/domain/ledger/bank/signs';
import { report } from '../../../api/report';
import { type BankFile, type BankFileProblem, readBankFile } from './read-bank-file';

/** How the chosen file is read, and what is still open about it. */
type Chosen = {
  readonly file: BankFile;
  readonly doubts: readonly Doubt[];
  readonly mayTurnDays: boolean;
  /** Of a table. */
  readonly reading?: Reading;
};

function begin(file: BankFile): Chosen {
  if (file.table) return { file, ...guessReading(file.table) };
  return { file, doubts: file.ofx.isSignDoubtful ? ['signs'] : [], mayTurnDays: false };
}

/** A bank's file that a person chose, and how they want it read. */
export function useBankFile() {
  const [chosen, setChosen] = useState<Chosen>();
  const [problem, setProblem] = useState<BankFileProblem>();
  const take = async (given: File) => {
    setProblem(undefined);
    try {
      const file = await readBankFile(given);
      if (typeof file === 'string') {
        setChosen(undefined);
        setProblem(file);
      } else setChosen(begin(file));
    } catch (cause) {
      report('A bank file could not be read', cause);
      setProblem('unreadable');
    }
  };
  const without = (doubt: Doubt) => chosen?.doubts.filter((one) => one !== doubt) ?? [];
  return {
    chosen,
    problem,
    take,
    chooseHeadings: (table: BankTable, at: number) =>
      chosen && setChosen({ ...chosen, ...readingFrom(table, at) }),
    chooseColumns: (table: BankTable, reading: Reading, columns: Columns) =>
      chosen && setChosen({ ...chosen, ...readingOf(table, reading.headingsAt, columns) }),
    chooseReading: (reading: Reading, settled: Doubt) =>
      chosen && setChosen({ ...chosen, reading, doubts: without(settled) }),
    chooseOfxSigns: (signs: SignRule) => {
      if (!chosen?.file.ofx) return;
      const ofx = { ...readOfx(chosen.file.text, signs) };
      setChosen({ ...chosen, file: { ...chosen.file, ofx }, doubts: without('signs') });
    },
  };
}

/** The lines of a file; undefined while nobody has said where its days and amounts are. */
export function linesOf({ file, reading }: Chosen): ReadFile | undefined {
  if (file.ofx) return file.ofx;
  return reading && isComplete(reading.columns) ? readTable(file.table, reading) : undefined;
}
