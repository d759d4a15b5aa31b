import { expect, it, vi } from 'vitest';
import { inTurn } from './in-turn';
import { ApiRefusal } from './refusal';

const refusal = (code: ApiRefusal['code'], status: number) => new ApiRefusal({ code, status, message: '' });
const { signal } = new AbortController();

it('waits for its turn where too many run, and for nothing else', async () => {
  const waits: number[] = [];
  const wait = async (ms: number) => waits.push(ms);
  const call = vi.fn().mockRejectedValueOnce(refusal('too-many-tries', 429)).mockResolvedValue('done');
  expect(await inTurn(call, { signal, wait })).toBe('done');
  expect(waits).toEqual([500]);
  const broken = vi.fn().mockRejectedValue(refusal('internal', 500));
  await expect(inTurn(broken, { signal, wait })).rejects.toMatchObject({ code: 'internal' });
  expect(broken).toHaveBeenCalledTimes(1);
  const full = vi.fn().mockRejectedValue(refusal('too-many-tries', 429));
  await expect(inTurn(full, { signal, wait })).rejects.toMatchObject({ code: 'too-many-tries' });
  expect(full).toHaveBeenCalledTimes(5);
});
