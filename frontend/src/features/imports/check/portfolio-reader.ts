import { readLine } from '../../../../../shared/domain/imports/portfolio-cells';
import { isDayFirst } from '../../../../../shared/domain/imports/portfolio-dates';
import { portfolioTotals } from '../../../../../shared/domain/imports/portfolio-file';
import { groupLines } from '../../../../../shared/domain/imports/portfolio-groups';
import type {
  ImportedProperty,
  KnownOwners,
  NumberedRow,
  PortfolioTotals,
} from '../../../../../shared/domain/imports/portfolio-parts';
import { readProperty } from '../../../../../shared/domain/imports/portfolio-property';
import { normalizeEmail } from '../../../../../shared/domain/text';
import { presumedOwners } from './presumed-owners';
import type { SeenProblem } from './seen-problem';

export type CheckedLines = {
  readonly lines: readonly NumberedRow[];
  readonly properties: readonly ImportedProperty[];
  readonly problems: readonly SeenProblem[];
  readonly totals: PortfolioTotals;
};

type Reading = ReturnType<typeof readProperty>;

const texts = new WeakMap<NumberedRow, string>();

/** A line as text, for comparison. An unedited line keeps its object, so its text is cached. */
function textOf(line: NumberedRow): string {
  const before = texts.get(line);
  if (before !== undefined) return before;
  const text = JSON.stringify(line);
  texts.set(line, text);
  return text;
}

/** How long a slice of work may block the page. */
const sliceMs = 12;
const breath = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Reads a file's lines like `readPortfolio`, but in slices, and skips properties that did not change.
 * `email` is the person's own, which needs no owner details. Undefined after `signal` aborts.
 */
export function createReader(email: string) {
  const own = normalizeEmail(email);
  let known = new Map<string, Reading>();
  let setting = '';
  return async (
    lines: readonly NumberedRow[],
    { signal, onCount }: { signal?: AbortSignal; onCount?: (done: number) => void } = {},
  ): Promise<CheckedLines | undefined> => {
    const owners: KnownOwners = new Map([...presumedOwners(lines), [own, own]]);
    const daysFirst = lines.some(({ cells }) => isDayFirst(readLine(cells.available_from)));
    const now = JSON.stringify([daysFirst, ...owners.keys()]);
    const before = now === setting ? known : new Map<string, Reading>();
    const read = new Map<string, Reading>();
    const readings: Reading[] = [];
    let sliceBegan = performance.now();
    let done = 0;
    for (const group of groupLines(lines)) {
      const key = group.map(textOf).join('\n');
      const reading = before.get(key) ?? readProperty(group, { owners, daysFirst });
      read.set(key, reading);
      readings.push(reading);
      done += group.length;
      if (performance.now() - sliceBegan < sliceMs) continue;
      onCount?.(done);
      await breath();
      if (signal?.aborted) return undefined;
      sliceBegan = performance.now();
    }
    known = read;
    setting = now;
    const properties = readings.map(({ property }) => property);
    return {
      lines,
      properties,
      problems: readings.flatMap(({ problems }) => problems),
      totals: portfolioTotals(properties),
    };
  };
}
