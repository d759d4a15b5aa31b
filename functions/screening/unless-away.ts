import { Refusal } from '../../shared/wire/refusals';

/** The webhook brings it too: a page is shown while the provider is away. */
export const unlessAway = (cause: unknown): void => {
  if (!(cause instanceof Refusal)) throw cause;
};
