import { remarkProblems } from '../../../shared/domain/leases/condition/answer-report';
import type { Remark } from '../../../shared/domain/leases/condition/report';
import { toFields } from '../../../shared/domain/problem';
import { refuse } from '../../../shared/wire/refusals';
import type { StoredReport } from '../../table/leases/record';

type Writer = { readonly id: string; readonly name: string; readonly now: Date };

/**
 * A report's remarks with one tenant's own in place of their earlier ones; what is as it was keeps its time.
 * `take` gives a photo's stored name. Refuses `invalid`, and as `take`.
 */
export async function ownRemarks(
  { report, remarks: known = [] }: StoredReport,
  { id: by, name, now }: Writer,
  {
    remarks,
    take,
  }: { remarks: readonly Remark[]; take: (names: readonly string[], field: string) => Promise<string[]> },
) {
  const others = known.filter((one) => one.by !== by);
  const problems = remarkProblems(remarks, { report, others: others.length });
  if (problems.length > 0) throw refuse('invalid', { fields: toFields(problems) });
  const own = await Promise.all(
    remarks.map(async ({ item, note, photos }) => {
      const said = { item, note: note.trim(), photos: await take(photos, item || 'home') };
      const before = known.find((one) => one.by === by && one.item === item);
      const isSame = before?.note === said.note && before.photos.join() === said.photos.join();
      return { ...said, by, name, at: isSame ? before.at : now.toISOString() };
    }),
  );
  return [...others, ...own];
}

/** The photos of one tenant's remarks. */
export const photosOf = ({ remarks = [] }: Pick<StoredReport, 'remarks'>, id: string): string[] =>
  remarks.filter(({ by }) => by === id).flatMap(({ photos }) => photos);
