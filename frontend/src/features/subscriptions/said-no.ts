import { ApiRefusal, Offline } from '../../api/refusal';

/** Why something did not work, in the words of whoever said no. */
export const saidNo = (error: unknown): string =>
  error instanceof ApiRefusal || error instanceof Offline
    ? error.message
    : 'Something went wrong on our side. Please try again.';

export const wasRefused = (error: unknown, code: string): boolean =>
  error instanceof ApiRefusal && error.code === code;
