import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { randomIds } from '../../../functions/gateways/ids';
import { openOutbox } from './outbox';
import { outboxPage } from './outbox-page';

const clock = { now: () => new Date('2026-11-21T10:00:00Z') };
const mail = {
  to: 'ann@example.com',
  subject: 'First',
  text: 'Open http://localhost:3000/auth/x?token=1.',
  html: '<p>Hi</p>',
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keystead-outbox-'));
});
afterEach(() => rm(folder, { recursive: true }));

const open = () => openOutbox({ folder, clock, ids: randomIds() });

describe('the mail outbox', () => {
  it('lists newest first, and again after a restart', async () => {
    const outbox = await open();
    await outbox.send(mail);
    await outbox.send({ ...mail, subject: 'Second' });
    const listed = await (await open()).list();
    expect(listed.map(({ subject }) => subject)).toEqual(['Second', 'First']);
    expect(listed[1]).toEqual({
      id: expect.stringMatching(/^mal_/),
      ...mail,
      sentAt: '2026-11-21T10:00:00.000Z',
    });
  });

  it('writes a decoy as it writes a mail, and never lists it', async () => {
    const outbox = await open();
    await outbox.send({ ...mail, to: undefined });
    expect(await readdir(folder)).toHaveLength(1);
    expect(await outbox.list()).toEqual([]);
  });

  it('leaves out a file that a crash tore', async () => {
    const outbox = await open();
    await outbox.send(mail);
    await writeFile(join(folder, 'mal_zzz.json'), '{"id":');
    expect(await outbox.list()).toHaveLength(1);
  });

  it('shows mails with links that work from where the browser stands, and lets no mail become part of the page', () => {
    const hostile = {
      ...mail,
      id: 'mal_1',
      sentAt: clock.now().toISOString(),
      subject: '<script>x</script>',
      html: '"><script>y</script>',
    };
    const page = outboxPage([hostile], { siteUrl: 'http://localhost:3000', here: 'http://10.0.0.7:3000' });
    expect(page).toContain('<a href="http://10.0.0.7:3000/auth/x?token=1.">');
    expect(page).not.toContain('<script>');
    expect(page).toContain('sandbox="allow-top-navigation-by-user-activation"');
  });
});
