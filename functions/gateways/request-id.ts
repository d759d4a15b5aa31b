import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<string | undefined>();

/** Runs work under the id of the call that caused it. */
export const inRequest = <T>(requestId: string | undefined, work: () => T): T => running.run(requestId, work);

/** The id of the call behind the current work, also when a queue or the outbox lies between. */
export const requestIdNow = (): string | undefined => running.getStore();
