import { subscriptions } from '../../shared/contract/subscriptions';

const { path } = subscriptions.getAllPlans;
const patienceMilliseconds = 10_000;

/** What a visitor who asks for the plans gets: undefined when all is well, else what is wrong. */
export async function troubleAt(siteUrl: string): Promise<string | undefined> {
  try {
    const answer = await fetch(siteUrl + path, { signal: AbortSignal.timeout(patienceMilliseconds) });
    const text = await answer.text();
    return answer.status === 200 && text.includes('"price"')
      ? undefined
      : `${path} answered ${answer.status}`;
  } catch (problem) {
    return problem instanceof Error ? problem.message : 'no answer';
  }
}
