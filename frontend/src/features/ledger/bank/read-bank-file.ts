import { bankLimits } from '../../../../../shared/domain/ledger/bank/bank-lines';
import { type Table, tableOf } from '../../../../../shared/domain/ledger/bank/read-csv';
import { isOfx, type OfxFile, readOfx } from '../../../../../shared/domain/ledger/bank/read-ofx';
import { decodeText, isNoText } from '../../../ui/decode-text';

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

export type BankFile = { readonly name: string } & (
  | { readonly ofx: OfxFile; readonly table?: undefined }
  | { readonly table: Table; readonly ofx?: undefined }
);

const ofxProblem = ({ accounts, lines, skipped }: OfxFile): BankFileProblem | undefined => {
  if (accounts > 1) return 'severalAccounts';
  if (lines.length + skipped > bankLimits.linesPerFile) return 'tooManyLines';
  return lines.length === 0 ? 'noLines' : undefined;
};

/** Reads a bank's file in the browser. OFX 1 is Windows-1252 or UTF-8: `decodeText` tells them apart. */
export async function readBankFile(file: File): Promise<BankFile | BankFileProblem> {
  if (file.size > bankLimits.fileBytes) return 'tooLarge';
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (isNoText(text)) return 'notText';
  if (isOfx(text)) {
    const ofx = readOfx(text);
    return ofxProblem(ofx) ?? { name: file.name, ofx };
  }
  const { default: papa } = await import('papaparse');
  const most = bankLimits.linesPerFile + 50;
  const { data } = papa.parse<string[]>(text, { skipEmptyLines: 'greedy', preview: most });
  const table = tableOf(data);
  if (table.rows.length > bankLimits.linesPerFile) return 'tooManyLines';
  return table.rows.length === 0 ? 'noLines' : { name: file.name, table };
}
