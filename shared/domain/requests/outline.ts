import type { RequestFacts } from './request';
import { openAsk, standingJob } from './standing';

const last = <T>(facts: readonly T[]): T[] => facts.slice(-1);
const wordsShown = 160;

/**
 * What a list needs of a request: every status, due time and attention follows from it as from the whole.
 * Words are cut, and what is over and counts for none of them is left out.
 */
export function outlineOf(facts: RequestFacts): RequestFacts {
  const triage = facts.triages.at(-1);
  const done = facts.dones.at(-1);
  const jobs = new Set([standingJob(facts)?.jobId, done?.jobId]);
  const isSinceTriage = ({ seq }: { readonly seq: number }): boolean =>
    triage !== undefined && seq >= triage.seq;
  const decided = facts.asks.findLast((ask) => ask.decided);
  const open = openAsk(facts);
  // The clock stood in asks that were open at the triage or after it.
  const stood = facts.asks.filter((ask) => isSinceTriage(ask.decided ?? ask.withdrawn ?? ask));
  const asks = facts.asks.filter((ask) => ask === decided || ask === open || stood.includes(ask));
  return {
    ...facts,
    raised: { ...facts.raised, words: facts.raised.words.slice(0, wordsShown), windows: [] },
    triages: hazardsKept(facts.triages),
    jobs: facts.jobs.filter(({ jobId }) => jobs.has(jobId)),
    visits: facts.visits.filter(({ off, missed }) => !off && !missed),
    estimates: last(facts.estimates),
    asks: asks.map((ask) => ({ ...ask, why: '', owners: [], answers: [] })),
    waits: facts.waits
      .filter((wait) => !wait.ended || isSinceTriage(wait.ended))
      .map((wait) => ({ ...wait, why: '' })),
    works: facts.works.filter(({ stopped }) => !stopped),
    dones: last(facts.dones).map((one) => ({ ...one, note: '' })),
    confirms: last(facts.confirms).map((one) => ({ ...one, words: '' })),
    reopens: last(facts.reopens).map((one) => ({ ...one, why: '' })),
    cancels: last(facts.cancels).map((one) => ({ ...one, why: '' })),
    bills: last(facts.bills).map((one) => ({ ...one, words: '' })),
    costs: last(facts.costs),
  };
}

/** The last triage, and one that called it a hazard: it counts for ever. */
function hazardsKept(triages: RequestFacts['triages']): RequestFacts['triages'] {
  const hazard = triages.find((one) => one.hazard !== undefined);
  const latest = triages.at(-1);
  return triages.filter((one) => one === hazard || one === latest);
}
