import { type Problem, problemsOf } from '../../problem';
import {
  type Condition,
  conditions,
  type Deduction,
  type Report,
  type ReportItem,
  reportLimits,
} from './report';

const itemsOf = ({ rooms }: Report): ReportItem[] => rooms.flatMap(({ items }) => items);

const needsNote: readonly (Condition | undefined)[] = ['damaged', 'missing'];

const itemProblem = ({ condition, note }: ReportItem): string | undefined => {
  if (condition === undefined) return 'Say what condition this is in';
  if (needsNote.includes(condition) && note.trim() === '') return 'Describe what is damaged or missing';
  return undefined;
};

const hasTwice = (ids: readonly string[]): boolean => new Set(ids).size < ids.length;

/** Why a report cannot be saved: missing names, ids used twice, too many things. Ids name the fields. */
export function savedProblems(report: Report): Problem[] {
  const items = itemsOf(report);
  const isUnclear = hasTwice([...report.rooms, ...items, ...report.meters].map(({ id }) => id));
  return [
    ...problemsOf({
      rooms:
        (items.length > reportLimits.itemsInAll && `At most ${reportLimits.itemsInAll} things in a report`) ||
        (isUnclear && 'Every room and thing needs an id of its own'),
    }),
    ...[...report.rooms, ...items, ...report.meters].flatMap(({ id, name }) =>
      problemsOf({ [id]: name.trim() === '' && 'Enter a name' }),
    ),
  ];
}

/** What a report lacks before both sides can sign it. Items name their fields by id. */
export const reportProblems = (report: Report): Problem[] => [
  ...savedProblems(report),
  ...problemsOf({
    rooms: itemsOf(report).length === 0 && 'Add at least one thing to look at',
    keys: report.keys.trim() === '' && 'Say which keys change hands',
  }),
  ...itemsOf(report).flatMap((one) => problemsOf({ [one.id]: itemProblem(one) })),
];

export type Difference = {
  readonly room: string;
  readonly before: ReportItem | undefined;
  readonly after: ReportItem;
};

/** What is worse than at move-in, room by room. What the first report lacks counts as good then. */
export function differences(before: Report | undefined, after: Report): Difference[] {
  const known = new Map((before ? itemsOf(before) : []).map((one) => [one.id, one]));
  const rank = ({ condition }: Partial<ReportItem>): number => conditions.indexOf(condition ?? 'good');
  return after.rooms.flatMap(({ name, items }) =>
    items.flatMap((one) => {
      const old = known.get(one.id);
      return rank(one) > rank(old ?? {}) ? [{ room: name, before: old, after: one }] : [];
    }),
  );
}

/** Every deduction is about a difference, says why, and is the only one for it. */
export function deductionProblems(
  deductions: readonly Deduction[],
  changed: readonly Difference[],
): Problem[] {
  const ids = changed.map(({ after }) => after.id);
  return deductions.flatMap(({ item, reason }, index) =>
    problemsOf({
      [`deductions.${index}`]:
        (!ids.includes(item) && 'This is as it was at move-in') ||
        (deductions.findIndex((one) => one.item === item) < index && 'This has a deduction already') ||
        (reason.trim() === '' && 'Say what it is for'),
    }),
  );
}
