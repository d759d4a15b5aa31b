import { bankLimits } from '../../../../../shared/domain/ledger/bank/bank-lines';
import { guessReading } from '../../../../../shared/domain/ledger/bank/guess-reading';
import { isOfx, type OfxFile, readOfx } from '../../../../../shared/domain/ledger/bank/read-ofx';
import type { BankTable } from '../../../../../shared/domain/ledger/bank/read-table';
import { readDelimited } from '../../../../../shared/domain/tabular/delimited';
import { headingRows } from '../../../../../shared/domain/tabular/headings';
import { decodeText, isNoText } from '../../../ui/media/decode-text';

/** Why a file is refused. */
export const bankFileProblems = {
  tooLarge: 'This file is larger than 5 MB. Download fewer months.',
  notText: 'This is not a CSV, OFX, or QFX file. Download one of these from your bank’s website.',
  tooManyLines: 'This file has more than 2,000 lines. Download fewer months.',
  noLines: 'This file has no transactions.',
  severalAccounts: 'This file has several accounts. Download each account on its own.',
  unreadable: 'This file could not be read. Please choose it again.',
} as const;
export type BankFileProblem = keyof typeof bankFileProblems;

/** `text` is read again where a person says how an OFX file writes money out. */
export type BankFile = { readonly name: string } & (
  | { readonly ofx: OfxFile; readonly text: string; readonly table?: undefined }
  | { readonly table: BankTable; readonly ofx?: undefined }
);

const ofxProblem = ({ accounts, lines, pending, leftOut }: OfxFile): BankFileProblem | undefined => {
  if (accounts > 1) return 'severalAccounts';
  if (lines.length + pending.length + leftOut.length > bankLimits.linesPerFile) return 'tooManyLines';
  return lines.length + pending.length === 0 ? 'noLines' : undefined;
};

function tableProblem(table: BankTable, isCut: boolean): BankFileProblem | undefined {
  if (table.rows.length === 0) return 'noLines';
  const rows = table.rows.length - 1 - guessReading(table).reading.headingsAt;
  if (isCut || rows > bankLimits.linesPerFile) return 'tooManyLines';
  return rows === 0 ? 'noLines' : undefined;
}

/** Reads a bank's file in the browser. OFX 1 is Windows-1252 or UTF-8: `decodeText` tells them apart. */
export async function readBankFile(file: File): Promise<BankFile | BankFileProblem> {
  if (file.size > bankLimits.fileBytes) return 'tooLarge';
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (isNoText(text)) return 'notText';
  if (isOfx(text)) {
    const ofx = readOfx(text);
    return ofxProblem(ofx) ?? { name: file.name, ofx, text };
  }
  const { isCut, ...table } = readDelimited(text, { most: bankLimits.linesPerFile + headingRows });
  return tableProblem(table, isCut) ?? { name: file.name, table };
}
