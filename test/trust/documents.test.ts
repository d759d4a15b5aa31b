import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pngBytes } from '../support/image-bytes';
import { officeBytes, pdfBytes } from '../support/office-bytes';
import { call } from './support/call';
import { documentCalls } from './support/document-calls';
import type { Persona } from './support/people';
import { hostileNames } from './support/pictures';
import { rowNamed, sceneOf } from './support/scene';
import { openTrustWorld, type TrustWorld } from './support/trust-world';

let world: TrustWorld;
let { ask, upload, keep, kept, detailsOf, fileOf, liesThere } = {} as ReturnType<typeof documentCalls>;
beforeAll(async () => {
  world = await openTrustWorld();
  ({ ask, upload, keep, kept, detailsOf, fileOf, liesThere } = documentCalls(world));
});
afterAll(() => world?.close());

const pdf = 'application/pdf';
/** The number of objects. Their names on this disk say nothing. */
const storedFiles = async (): Promise<string[]> =>
  (await readdir(world.filesFolder, { recursive: true }).catch(() => [])).sort();

describe('R14 a document that is uploaded', () => {
  it('is kept under our own name, and its upload is gone', async () => {
    const before = await storedFiles();
    const id = await kept(pdfBytes());
    expect(await storedFiles()).toHaveLength(before.length + 1);
    const { organizationId, properties, units } = world.north;
    const file = await fileOf(id);
    expect(file).toBe(`documents/${organizationId}/${properties.shown}/${units.shown}/${id}.pdf`);
    expect(await liesThere(file)).toBe(true);
  });

  it.each([
    ['another place', { key: 'documents/somewhere/else.pdf' }],
    ['another type', { 'Content-Type': 'text/html' }],
    ['another signature', { 'X-Amz-Signature': '0'.repeat(64) }],
  ])('is refused at %s', async (_, over) => {
    expect((await upload(pdfBytes(), { over })).status).toBeGreaterThanOrEqual(400);
  });

  it('is refused with more bytes than were announced', async () => {
    expect((await upload(pdfBytes(2000))).status).toBeGreaterThanOrEqual(400);
  });

  it('is of no use to anybody else, nor is a photo’s, nor a path', async () => {
    const { upload: sent } = await upload(pdfBytes(), { persona: 'manager' });
    expect((await keep(sent)).status).toBe(404);
    for (const name of [`../${sent}`, '../../images/x', 'img_00000000000000000000000000'])
      expect((await keep(name)).status).toBe(404);
    expect((await keep(sent, {}, 'manager')).status).toBe(200);
  });

  it.each([
    ['a page', new TextEncoder().encode('<script>alert(1)</script>'), pdf],
    ['a picture', pngBytes({ width: 8, height: 8 }), pdf],
    ['a PDF', pdfBytes(), 'image/png'],
    ['an SVG', new TextEncoder().encode('<svg onload="alert(1)"/>'), 'text/plain'],
  ])(
    'that is %s and says something else is refused, and nothing of it is kept',
    async (_, bytes, contentType) => {
      const { upload: sent } = await upload(bytes, { contentType });
      const before = await storedFiles();
      const reply = await keep(sent, { contentType });
      expect(reply.status).toBe(422);
      expect((reply.json.error as { fields: object }).fields).toHaveProperty('upload');
      expect(await storedFiles()).toEqual(before);
    },
  );

  it('of a type that could run is never taken, whatever is in it', async () => {
    const { units } = world.north;
    for (const contentType of [
      'text/html',
      'image/svg+xml',
      'application/javascript',
      'application/xhtml+xml',
    ]) {
      const body = { unit_id: units.shown, contentType, bytes: 10 };
      expect((await ask('createDocumentUpload', { body })).status).toBe(422);
    }
  });
});

describe('R14 how a document is served', () => {
  const served = async (address: string) => {
    const answer = await fetch(world.filesOrigin + address);
    await answer.arrayBuffer();
    return answer;
  };

  it('in place as a PDF that only our own pages may frame, and as a download', async () => {
    const { view_url: view, download_url: download } = await detailsOf(await kept(pdfBytes()));
    const shown = await served(view);
    expect(shown.headers.get('content-type')).toBe(pdf);
    expect(shown.headers.get('content-disposition')).toBe('inline');
    expect(shown.headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    const handed = await served(download);
    expect(handed.headers.get('content-type')).toBe('application/octet-stream');
    expect(handed.headers.get('content-disposition')).toMatch(/^attachment; filename="Lease\.pdf"/);
  });

  it('what is no picture and no PDF is only ever a download', async () => {
    const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    const made = [
      await kept(officeBytes(['word/document.xml']), { contentType: docx }),
      await kept(new TextEncoder().encode('a,b\n=1+1,2\n'), { contentType: 'text/csv' }),
    ];
    for (const id of made) {
      const { view_url: view, download_url: download } = await detailsOf(id);
      expect(view).toBe('');
      const handed = await served(download);
      expect(handed.status).toBe(200);
      expect(handed.headers.get('content-type')).toBe('application/octet-stream');
      expect(handed.headers.get('content-disposition')).toMatch(/^attachment; /);
    }
  });

  it.each(
    [...hostileNames, 'a"; filename="b.exe', 'x\r\nSet-Cookie: a=b', 'fdp\u202egnp.exe'].map((name) => [
      JSON.stringify(name),
      name.slice(0, 200),
    ]),
  )('under the name %s no header and no other ending gets in', async (_, name) => {
    const { name: stored, download_url: download } = await detailsOf(await kept(pdfBytes(), { name }));
    expect(stored).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
    const { headers, status } = await served(download);
    expect(status).toBe(200);
    expect(headers.get('set-cookie')).toBeNull();
    const disposition = headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename="[^"\\]+\.pdf"; filename\*=UTF-8''[^\s;"]+\.pdf$/);
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).not.toMatch(/[\\/]/);
  });

  it('only by an address that was signed, for that one file and that one way of handing it out', async () => {
    const { view_url: view, download_url: download } = await detailsOf(await kept(pdfBytes()));
    const changes = [
      view.split('?')[0] ?? '',
      view.replace('application%2Fpdf', 'text%2Fhtml'),
      download.replace('attachment', 'inline'),
      download.replace('Lease', 'Virus'),
      download.replace('octet-stream', 'pdf'),
      download.replace(/doc_\w{6}/, 'doc_000000'),
    ];
    for (const changed of changes) {
      expect([view, download]).not.toContain(changed);
      expect((await served(changed)).status, changed).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('R14 the address of a document', () => {
  const statusOf = async (address: string): Promise<number> => {
    const answer = await fetch(world.filesOrigin + address);
    await answer.arrayBuffer();
    return answer.status;
  };

  it('works for five minutes at most', async () => {
    const before = world.clock.now();
    const { view_url, download_url } = await detailsOf(await kept(pdfBytes()));
    for (const address of [view_url, download_url])
      expect(Number(new URLSearchParams(address.split('?')[1]).get('Expires')) * 1000).toBeLessThanOrEqual(
        before.getTime() + 300_000,
      );
    world.clock.set(new Date(before.getTime() + 301_000));
    expect([await statusOf(view_url), await statusOf(download_url)]).toEqual([403, 403]);
    world.clock.set(before);
    expect(await statusOf(view_url)).toBe(200);
  });
});

describe('R1 what a rental owner hears of documents', () => {
  const activity = async (persona: Persona): Promise<string> => {
    const { mySession } = await sceneOf(persona, { world });
    const id = world.north.properties.shown;
    const reply = await call(world, rowNamed('properties.getActivity'), {
      params: { id },
      query: {},
      token: mySession.token,
    });
    expect(reply.status).toBe(200);
    return JSON.stringify(reply.json.data);
  };

  it('no name of one that is not his, neither in lists nor in the property’s activity', async () => {
    const id = await kept(pdfBytes(), { name: 'Eviction of unit 1' });
    const list = await ask(
      'listDocuments',
      { params: { unitId: world.north.units.shown }, query: {} },
      'rentalOwner',
    );
    expect(JSON.stringify(list.json.data)).not.toContain('Eviction');
    expect(await activity('rentalOwner')).not.toContain('Eviction');
    expect(await activity('rentalManagerUngranted').catch(() => '')).not.toContain('Eviction');
    expect(await activity('orgAdmin')).toContain('Eviction');
    expect((await ask('getDocument', { params: { id } }, 'rentalOwner')).status).toBe(404);
  });
});
