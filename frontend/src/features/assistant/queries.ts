import type { AssistantAnswer, Draft } from '../../../../shared/contract/assistant';
import { localDateOf } from '../../../../shared/domain/dates';
import { api } from '../../api/client';
import { now } from '../../api/clock';

type Asked = { readonly question: string; readonly choice?: string | undefined };

/** The person's own day, for words like 'last month'. */
const today = (): string => localDateOf(now(), -new Date().getTimezoneOffset());

/** In which the days of an answer are shown. */
const zone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

export async function ask({ question, choice }: Asked): Promise<AssistantAnswer> {
  const query = { question, today: today(), zone: zone(), ...(choice !== undefined && { choice }) };
  return (await api.assistant.ask({ query })).data;
}

/** Sends what a card shows, by the same call as its screen. A refusal of one lease is said in words. */
export async function sendDraft(draft: Draft, idempotencyKey: string): Promise<string | undefined> {
  switch (draft.row) {
    case 'ledger.remindTenants': {
      const { refused } = (await api.ledger.remindTenants({ body: draft.body })).data;
      return refused[0]?.why;
    }
    case 'ledger.addCharge':
      await api.ledger.addCharge({ body: draft.body }, { idempotencyKey });
      return undefined;
    case 'units.addNote':
      await api.units.addNote({ body: draft.body }, { idempotencyKey });
      return undefined;
    case 'requests.raiseRequest': {
      const { alike } = (await api.requests.raiseRequest({ body: draft.body }, { idempotencyKey })).data;
      return alike && `A request like this is open already: ${alike.name}.`;
    }
  }
}
