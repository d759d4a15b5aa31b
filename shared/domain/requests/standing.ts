import { categories } from './categories';
import type { Ask, Job, RequestFacts, Wait } from './request';

type Ordered = { readonly seq: number };

const seqOf = (fact: Ordered | undefined): number => fact?.seq ?? 0;
const last = <T>(facts: readonly T[]): T | undefined => facts.at(-1);

/** A cancel stands until it is reopened. */
export const standingCancel = ({ cancels, reopens }: Pick<RequestFacts, 'cancels' | 'reopens'>) => {
  const cancel = last(cancels);
  return seqOf(cancel) > seqOf(last(reopens)) ? cancel : undefined;
};

export const standingDone = ({ dones, reopens }: Pick<RequestFacts, 'dones' | 'reopens'>) => {
  const done = last(dones);
  return seqOf(done) > seqOf(last(reopens)) ? done : undefined;
};

/** The confirmation of the done that stands. */
export const standingConfirm = (facts: Pick<RequestFacts, 'dones' | 'reopens' | 'confirms'>) => {
  const confirm = last(facts.confirms);
  const done = standingDone(facts);
  return done && seqOf(confirm) > done.seq ? confirm : undefined;
};

export const isTriaged = ({ triages, reopens }: Pick<RequestFacts, 'triages' | 'reopens'>): boolean =>
  seqOf(last(triages)) > seqOf(last(reopens)) && triages.length > 0;

/** The job that was neither declined nor ended; there is at most one. */
export const standingJob = ({ jobs }: Pick<RequestFacts, 'jobs'>): Job | undefined =>
  jobs.find(({ declined, ended }) => !declined && !ended);

export const openAsk = ({ asks }: Pick<RequestFacts, 'asks'>): Ask | undefined =>
  asks.find(({ decided, withdrawn }) => !decided && !withdrawn);

/** A wait ends by a person, or by itself at its time. */
export const waitEnd = ({ ended, until }: Pick<Wait, 'ended' | 'until'>): string | undefined =>
  ended && until ? (ended.at < until ? ended.at : until) : (ended?.at ?? until);

export const standingWait = ({ waits }: Pick<RequestFacts, 'waits'>, now: string): Wait | undefined =>
  waits.findLast((wait) => !wait.ended && (wait.until === undefined || now < wait.until));

export const runningWork = ({ works }: Pick<RequestFacts, 'works'>) => works.find(({ stopped }) => !stopped);

/** Category and hazard as they are now: as triaged, else as raised. */
export const kindOf = ({ triages, raised }: Pick<RequestFacts, 'triages' | 'raised'>) => {
  const { category, hazard } = last(triages) ?? raised;
  return { category, hazard };
};

/** Whether it was ever called a hazard. */
export const wasHazard = ({ triages, raised }: Pick<RequestFacts, 'triages' | 'raised'>): boolean =>
  raised.hazard !== undefined || triages.some(({ hazard }) => hazard !== undefined);

/** A hazard, or what a home cannot be lived in without. */
export const isUrgentKind = (facts: Pick<RequestFacts, 'triages' | 'raised'>): boolean =>
  wasHazard(facts) || categories[kindOf(facts).category].habitability;
