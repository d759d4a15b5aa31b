import { QueryClient } from '@tanstack/react-query';
import { ApiRefusal } from './refusal';
import { onSessionChange } from './session';

/** A refusal is final: only a lost connection and a 5xx are worth a retry. */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < 2 && !(error instanceof ApiRefusal && error.status < 500);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: shouldRetry, staleTime: 30_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});

onSessionChange(() => queryClient.clear());
