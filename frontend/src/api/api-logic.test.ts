import { describe, expect, it } from 'vitest';
import { userOf } from '../testing/people';
import { allPages } from './all-pages';
import { partsOf } from './at-once';
import { fromBase64, toBase64 } from './base64';
import { onSessionEnd, sessionEnded } from './expired';
import { newIdempotencyKey } from './idempotency-key';
import { inlineFile, jsonOfForm } from './inline-file';
import { viewerOf } from './viewer';

describe('bytes and files', () => {
  it('are base64 and back, over any number of chunks', () => {
    for (const length of [0, 1, 0x8000, 0x8001]) {
      const bytes = Uint8Array.from({ length }, (_, at) => at % 256);
      expect(fromBase64(toBase64(bytes))).toEqual(bytes);
    }
    expect(toBase64(new TextEncoder().encode('Hi'))).toBe('SGk=');
  });

  it('go inside a body with their type and name [API-03]', async () => {
    expect(await inlineFile(new File(['Hi'], 'a.txt', { type: 'text/plain' }))).toEqual({
      data: 'data:text/plain;base64,SGk=',
      originalname: 'a.txt',
    });
    expect((await inlineFile(new File(['Hi'], 'a'))).data).toBe('data:application/octet-stream;base64,SGk=');
  });

  it('of a form are one value, or a list where a field is repeated [API-03]', async () => {
    const form = new FormData();
    for (const [name, value] of [
      ['a', '1'],
      ['b', '2'],
      ['b', '3'],
      ['b', '4'],
    ] as const)
      form.append(name, value);
    form.append('file', new File(['Hi'], 'a.txt', { type: 'text/plain' }));
    expect(await jsonOfForm(form)).toEqual({
      a: '1',
      b: ['2', '3', '4'],
      file: { data: 'data:text/plain;base64,SGk=', originalname: 'a.txt' },
    });
  });
});

describe('calls', () => {
  it('have a key of 32 hexadecimal digits, each another', () => {
    const keys = Array.from({ length: 50 }, newIdempotencyKey);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys).size).toBe(50);
  });

  it('take as many items as one of them may have, in order', () => {
    expect(partsOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(partsOf([1, 2], 2)).toEqual([[1, 2]]);
    expect(partsOf([], 2)).toEqual([]);
  });

  it('of a paged read go on until there is no next page', async () => {
    const asked: (string | undefined)[] = [];
    const rows = await allPages(async (after) => {
      asked.push(after);
      return after === 'b'
        ? { rows: [3] }
        : { rows: [after === 'a' ? 2 : 1], next: after === 'a' ? 'b' : 'a' };
    });
    expect([rows, asked]).toEqual([
      [1, 2, 3],
      [undefined, 'a', 'b'],
    ]);
  });

  it('that find the session ended at the same time say so once, and a later one again [GEN-02]', async () => {
    let said = 0;
    let close: () => void = () => undefined;
    onSessionEnd(() => {
      said += 1;
      return new Promise((resolve) => {
        close = resolve;
      });
    });
    const all = [sessionEnded(), sessionEnded()];
    expect(said).toBe(1);
    close();
    await Promise.all(all);
    const again = sessionEnded();
    expect(said).toBe(2);
    close();
    await again;
    onSessionEnd(async () => undefined);
  });
});

describe('the user as the shared rules see them', () => {
  it('has the first role, grants of known areas, and is looked at through nobody’s eyes', () => {
    const user = userOf({ role: 'rentalManager' });
    expect(viewerOf(user)).toEqual({
      userId: 'usr_ada',
      userRoleId: 'rol_1',
      roleLabel: 'rentalManager',
      organizationId: 'usr_head',
    });
    const grants = { areas: { leases: 'view' as const }, properties: ['prp_1'] };
    expect(viewerOf({ ...user, grants })?.grants).toEqual(grants);
    expect(viewerOf({ ...user, roles: [] })).toBeUndefined();
    const view_as = { until: '2099-01-01T00:00:00.000Z' };
    expect(viewerOf({ ...user, view_as })?.viewAs).toMatchObject({ roleLabel: 'orgAdmin' });
  });
});
