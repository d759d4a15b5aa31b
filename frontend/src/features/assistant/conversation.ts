import { useSyncExternalStore } from 'react';
import type { AssistantAnswer } from '../../../../shared/contract/assistant';

/** One question with what came back; `choice` is the record chosen for it. */
export type Turn = {
  readonly id: number;
  readonly question: string;
  readonly choice?: string | undefined;
  readonly answer?: AssistantAnswer;
  readonly error?: unknown;
};

type Conversation = { readonly of: string; readonly turns: readonly Turn[] };

const turnsAtMost = 50;

/** In this tab's memory alone: it ends with the tab, and with the role of the person. */
let kept: Conversation = { of: '', turns: [] };
let nextId = 1;
const listeners = new Set<() => void>();

function keep(next: Conversation): void {
  kept = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const none: readonly Turn[] = [];

/** The turns of this person in this role; nobody reads those of the one before. */
export function useTurns(person: string): readonly Turn[] {
  const conversation = useSyncExternalStore(subscribe, () => kept);
  return conversation.of === person ? conversation.turns : none;
}

const turnsOf = (person: string): readonly Turn[] => (kept.of === person ? kept.turns : none);

export function beginTurn(person: string, asked: Pick<Turn, 'question' | 'choice'>): number {
  const id = nextId;
  nextId += 1;
  keep({ of: person, turns: [...turnsOf(person), { id, ...asked }].slice(-turnsAtMost) });
  return id;
}

/** An answer for somebody who is no longer there is dropped. */
export function endTurn(person: string, id: number, outcome: Pick<Turn, 'answer' | 'error'>): void {
  if (kept.of !== person) return;
  keep({ of: person, turns: kept.turns.map((turn) => (turn.id === id ? { ...turn, ...outcome } : turn)) });
}

export const clearTurns = (): void => keep({ of: '', turns: [] });
