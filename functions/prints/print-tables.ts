import type { Contract } from '../../shared/contract';
import type { PrintTable } from '../../shared/contract/prints';
import { productName } from '../../shared/domain/product';
import type { Handler } from '../runtime/handler';

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

/** Prints tables as a PDF under the organization's name. The caller sends what they see; nothing is looked up. */
export const printTables: Handler<Contract['prints']['printTables']> = async (request, deps) => {
  // Layout takes a processor a while, so it waits for the session check first.
  await request.session();
  const { name } = await request.organization();
  const { body, now } = request;
  const paper = {
    ...{
      ...body,
      organization: name,
      author: productName,
      date: now.toISOString().slice(0, 10).split('-').map(Number),
    },
    isWide: body.tables.some(({ columns }) => columns.length > mostUpright),
    tables: body.tables.map((table) => {
      const alike = body.tables.filter((one) => headersOf(one) === headersOf(table));
      return { ...table, weights: table.columns.map((_, at) => weightOf(alike, at)) };
    }),
  };
  const bytes = await deps.printer.print({ '/paper.json': Buffer.from(JSON.stringify(paper)) }, 'tables');
  return { success: 1, data: { pdf: Buffer.from(bytes).toString('base64') } };
};
