import { type APIRequestContext, expect } from '@playwright/test';

/** Sets the product's clock; what was due until then happens. Sessions run out meanwhile, as they would. */
export async function moveClock(request: APIRequestContext, now: Date): Promise<void> {
  const answer = await request.post('/local/clock', { data: { now: now.toISOString() } });
  expect(answer.ok()).toBe(true);
}
