import type * as z from 'zod';
import type {
  AskShown,
  BillShown,
  CostShown,
  EstimateShown,
  JobShown,
  RequestFileShown,
  VisitShown,
} from '../../../shared/contract/request-shapes';
import type { DocumentType } from '../../../shared/domain/portfolio/documents';
import { downloadName } from '../../../shared/domain/portfolio/documents';
import { wasShortNotice } from '../../../shared/domain/requests/entry-notice';
import { type RequestFileType, requestFileTypes } from '../../../shared/domain/requests/files';
import type { Ask, Job, RequestFacts, Visit } from '../../../shared/domain/requests/request';
import type { Deps } from '../../runtime/deps/deps';
import type { StoredRequestFile } from '../../table/requests/record';

type Shown<T extends z.ZodType> = z.infer<T>;

const visitState = ({ agreed, off, missed, from, to }: Visit, now: string): VisitShown['state'] => {
  if (off) return 'called-off';
  if (missed) return 'missed';
  if (agreed) return to > now ? 'agreed' : 'passed';
  return from > now ? 'proposed' : 'passed';
};

export const visitShown = (visit: Visit, facts: RequestFacts, now: string): VisitShown => ({
  visit: visit.number,
  from: visit.from,
  to: visit.to,
  side: visit.side,
  state: visitState(visit, now),
  missed_by: visit.missed?.side,
  why: visit.off?.why ?? '',
  is_short_notice: wasShortNotice(visit, facts),
});

const jobState = ({ ended, declined, accepted }: Job): Shown<typeof JobShown>['state'] => {
  if (declined) return 'declined';
  if (ended) return 'ended';
  return accepted ? 'accepted' : 'asked';
};

export const jobShown = (job: Job): Shown<typeof JobShown> => ({
  job_id: job.jobId,
  to: { ...job.to },
  assigned_at: job.at,
  state: jobState(job),
  why: job.declined?.why ?? '',
  ended: job.ended?.why,
  sees_phone: job.sees.phone,
  sees_limit: job.sees.limit,
});

export const estimateShown = (one: RequestFacts['estimates'][number]): Shown<typeof EstimateShown> => ({
  estimate: one.number,
  job_id: one.jobId,
  by: one.by.name,
  cents: one.cents,
  words: one.words,
  at: one.at,
  file_id: one.file,
});

const askState = ({ override, decided, withdrawn }: Ask): Shown<typeof AskShown>['state'] => {
  if (override !== undefined) return 'overridden';
  if (decided) return decided.yes ? 'approved' : 'refused';
  return withdrawn ? 'withdrawn' : 'open';
};

/** `ownerId`: a rental owner reads the own answer alone. */
export const askShown = (ask: Ask, ownerId?: string): Shown<typeof AskShown> => ({
  ask: ask.number,
  cents: ask.cents,
  why: ask.why,
  at: ask.at,
  state: askState(ask),
  owners: ask.owners
    .filter((owner) => ownerId === undefined || owner.ownerId === ownerId)
    .map((owner) => {
      const answer = ask.answers.find((one) => one.ownerId === owner.ownerId);
      return {
        owner_id: owner.ownerId,
        name: owner.name,
        percentage: owner.percentage,
        answer: answer && { yes: answer.yes, at: answer.at, words: answer.words },
      };
    }),
  override: ask.override,
});

export const billShown = (
  one: RequestFacts['bills'][number],
  { costs }: Pick<RequestFacts, 'costs'>,
): Shown<typeof BillShown> => ({
  bill: one.number,
  job_id: one.jobId,
  by: one.by.name,
  cents: one.cents,
  reference: one.reference,
  words: one.words,
  at: one.at,
  file_id: one.file,
  is_costed: costs.some(({ bill, undone }) => bill === one.number && !undone),
});

export const costShown = (one: RequestFacts['costs'][number]): Shown<typeof CostShown> => ({
  cost: one.number,
  vendor: one.vendor,
  owner_cents: one.ownerCents,
  tenant_cents: one.tenantCents,
  on: one.on,
  bill_id: one.source,
  is_undone: one.undone !== undefined,
  why_undone: one.undone?.why ?? '',
});

/** A file with signed addresses. */
export async function fileShown(
  file: StoredRequestFile,
  { now }: { readonly now: Date },
  { files }: Pick<Deps, 'files'>,
): Promise<RequestFileShown> {
  const { extension } = requestFileTypes[file.contentType as RequestFileType];
  const plain = file.name || `${file.kind}.${extension}`;
  const name = requestFileTypes[file.contentType as RequestFileType].video
    ? plain.replace(/[\\/:*?"<>|]/g, '-')
    : downloadName({ name: plain, contentType: file.contentType as DocumentType });
  const [view_url, download_url] = await Promise.all([
    files.link(file.file, now),
    files.download({ key: file.file, name, now }),
  ]);
  return {
    file_id: file.fileId,
    content_type: file.contentType as RequestFileType,
    bytes: file.bytes,
    name: file.name,
    kind: file.kind,
    audience: file.audience,
    added_at: file.at,
    added_by: file.by.name,
    view_url,
    download_url,
  };
}
