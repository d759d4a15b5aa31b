import { type APIRequestContext, expect } from '@playwright/test';

/** Sets the product's clock; due work runs, and sessions expire as usual. */
export async function moveClock(request: APIRequestContext, now: Date): Promise<void> {
  const answer = await request.post('/local/clock', { data: { now: now.toISOString() } });
  expect(answer.ok()).toBe(true);
}
