import { addDays } from '../../dates';
import { type Problem, problemsOf } from '../../problem';
import type { Day } from '../moments';
import { type AskedReport, type Remark, type Report, reportLimits, type SignedReport } from './report';

/** Days that the tenants have to answer. */
export const answerDays = 7;

/** The last day to answer what was sent on a day, both of the property. */
export const answerUntil = (sentOn: Day): Day => addDays(sentOn, answerDays);

type Stored = { readonly asked?: AskedReport | undefined; readonly signed?: SignedReport | undefined };

/** What the tenants are asked to answer; undefined for a draft and for a report that is closed. */
export const openAsk = ({ asked, signed }: Stored): AskedReport | undefined => (signed ? undefined : asked);

/** Whether the landlord may record that nobody answered: from the day after the last one on. */
export const isUnanswered = ({ until }: AskedReport, today: Day): boolean => today > until;

/** What keeps a tenant's remarks from being saved beside `others`. Fields are the items' ids, or `home`. */
export function remarkProblems(
  remarks: readonly Remark[],
  { report, others }: { report: Report; others: number },
): Problem[] {
  const known = ['', ...report.rooms.flatMap(({ items }) => items.map(({ id }) => id))];
  const isFull = others + remarks.length > reportLimits.remarks;
  return [
    ...problemsOf({ remarks: isFull && `At most ${reportLimits.remarks} remarks in a report` }),
    ...remarks.flatMap(({ item, note, photos }, index) =>
      problemsOf({
        [item || 'home']:
          (!known.includes(item) && 'This is not in the report') ||
          (remarks.findIndex((one) => one.item === item) < index && 'This has a remark already') ||
          (note.trim() === '' && photos.length === 0 && 'Write a remark or add a photo'),
      }),
    ),
  ];
}
