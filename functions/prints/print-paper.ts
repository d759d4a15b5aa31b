import type { PrintPaper, PrintTable } from '../../shared/contract/prints';
import { tooLongToPrint } from '../../shared/domain/print-limits';
import { productName } from '../../shared/domain/product';
import { refuse } from '../../shared/wire/refusals';
import { letterheadFiles, printedLetterhead } from '../common/letterhead/letterhead-files';
import { readLetterhead } from '../common/letterhead/read-letterhead';
import { MachineBusy } from '../gateways/print/in-thread';
import { CannotLayOut, type PrintFiles } from '../gateways/print/lease-printer';
import type { Deps } from '../runtime/deps/deps';

/** The share of the line that a column of words gets, by its longest words. */
const weights = { least: 6, most: 60 } as const;
/** More columns lie across. */
const mostUpright = 6;

const headersOf = ({ columns }: PrintTable): string => columns.map(({ header }) => header).join('\n');

/** Tables of the same columns on one paper stand under one another, so they share their widths. */
const weightOf = (tables: readonly PrintTable[], at: number): number => {
  const lines = tables.flatMap(({ rows }) => rows.flatMap((row) => row[at]?.split('\n') ?? []));
  const longest = lines.reduce((most, { length }) => Math.max(most, length), 0);
  return Math.min(weights.most, Math.max(weights.least, longest));
};

/** The caller waits, and so does everyone behind them. */
const milliseconds = 12_000;

/** A JPEG or PNG. */
export type PrintedPicture = { readonly file: string; readonly alt: string; readonly bytes: Uint8Array };

type Under = {
  readonly organization: { readonly organizationId: string; readonly name: string };
  readonly now: Date;
  /** Printed below the tables, as far as they can be. */
  readonly pictures?: readonly PrintedPicture[];
};

/**
 * Lays tables out under an organization's name. Returns the PDF in base64; refuses what is too long, and
 * `busy` where the machine had no time to find out.
 */
export async function printPaper(
  body: PrintPaper,
  { organization, now, pictures = [] }: Under,
  deps: Deps,
): Promise<string> {
  const letterhead = await readLetterhead(organization, deps);
  const { organizationId } = organization;
  const logo = await letterheadFiles({ organizationId, letterhead }, deps);
  const paper = {
    ...body,
    organization: organization.name,
    author: productName,
    date: now.toISOString().slice(0, 10).split('-').map(Number),
    isWide: body.tables.some(({ columns }) => columns.length > mostUpright),
    tables: body.tables.map((table) => {
      const alike = body.tables.filter((one) => headersOf(one) === headersOf(table));
      return { ...table, weights: table.columns.map((_, at) => weightOf(alike, at)) };
    }),
  };
  const print = (given: PrintFiles) => {
    const headed = {
      ...paper,
      letterhead: printedLetterhead(letterhead, given) ?? null,
      pictures: pictures.flatMap(({ file, alt }) => (`/${file}` in given ? [{ file, alt }] : [])),
    };
    const files = { '/paper.json': Buffer.from(JSON.stringify(headed)), ...given };
    return deps.printer.print(files, 'tables', { milliseconds });
  };
  const shown = { ...logo, ...Object.fromEntries(pictures.map(({ file, bytes }) => [`/${file}`, bytes])) };
  // A picture that cannot be printed after all must not take the paper with it.
  const printing = print(shown).catch((problem: unknown) => {
    const isPicture = problem instanceof CannotLayOut && Object.keys(shown).length > 0;
    if (!isPicture) throw problem;
    return print({});
  });
  const bytes = await printing.catch((problem: unknown) => {
    if (problem instanceof MachineBusy) throw refuse('busy');
    if (problem instanceof CannotLayOut) throw refuse('invalid', { fields: { tables: tooLongToPrint } });
    throw problem;
  });
  return Buffer.from(bytes).toString('base64');
}
