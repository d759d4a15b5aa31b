import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, signedIn } from '../support/client';
import { jpegBytes } from '../support/image-bytes';
import { pdfBytes } from '../support/office-bytes';
import { type RunningProduct, startProduct } from '../support/product';

const demoPassword = 'Rent-2026!';
const pdf = 'application/pdf';

let product: RunningProduct;
let head: Client;
let rosa: Client;
beforeAll(async () => {
  product = await startProduct({ demoData: true });
  head = await signedIn(product.url, 'orgadmin@demo.test', demoPassword);
  rosa = await signedIn(product.url, 'rentalowner@demo.test', demoPassword);
});
afterAll(() => product.stop());

/** The first unit of a property that Rosa owns a part of. */
async function sharedUnit(): Promise<{ unitId: string; propertyId: string }> {
  const found = await rosa.call('properties', 'listProperties', { query: { search: 'Alder Court' } });
  const propertyId = found.body.data.properties[0]?.property_id ?? '';
  const [read] = (await rosa.call('properties', 'getProperty', { params: { id: propertyId } })).body.data;
  return { propertyId, unitId: read?.property_units[0]?.unit_id ?? '' };
}

async function send(
  client: Client,
  unitId: string,
  bytes: Uint8Array,
  contentType: 'image/jpeg' | typeof pdf,
) {
  const body = { unit_id: unitId, contentType, bytes: bytes.length };
  const started = (await client.call('documents', 'createDocumentUpload', { body })).body.data;
  const form = new FormData();
  for (const [field, value] of Object.entries(started.fields)) form.append(field, value);
  form.append('file', new Blob([new Uint8Array(bytes)], { type: contentType }), 'sent');
  const sent = await fetch(product.url + started.url, { method: 'POST', body: form });
  expect(sent.ok).toBe(true);
  return started.upload;
}

async function add(client: Client, unitId: string, name: string, picture?: Uint8Array): Promise<string> {
  const upload = await send(client, unitId, pdfBytes(5000), pdf);
  const thumb = picture && (await send(client, unitId, picture, 'image/jpeg'));
  const body = { unit_id: unitId, upload, thumb, contentType: pdf, name, kind: 'lease' } as const;
  return (await client.call('documents', 'addDocument', { body })).body.data.document_id;
}

/** The demo's photos left out. */
const names = async (client: Client, unitId: string, query: { deleted?: '1' } = {}): Promise<string[]> => {
  const { body } = await client.call('documents', 'listDocuments', { params: { unitId }, query });
  return body.data.documents.filter(({ kind }) => kind !== 'photo').map(({ name }) => name);
};

it('a unit’s documents are sent, shown, shared, deleted and brought back, to each what is theirs', async () => {
  const { unitId, propertyId } = await sharedUnit();
  const id = await add(head, unitId, 'Lease 2026');
  const details = async (client: Client) => client.call('documents', 'getDocument', { params: { id } });
  expect(await names(head, unitId)).toContain('Lease 2026');
  expect(await names(rosa, unitId)).toEqual([]);
  expect((await details(rosa)).status).toBe(404);

  const { view_url: view, download_url: download, version, added_by: by } = (await details(head)).body.data;
  expect(by).not.toBe('');
  const shown = await fetch(product.url + view);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, pdf]);
  expect((await shown.arrayBuffer()).byteLength).toBe(5000);
  // The browser's viewer shows it in a frame of our page.
  expect(shown.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  const handed = await fetch(product.url + download);
  expect(handed.headers.get('content-disposition')).toMatch(/^attachment; filename="Lease 2026\.pdf"/);
  await handed.arrayBuffer();

  const shared = { version, name: 'Lease of 2026', kind: 'lease', shared_with_owner: true } as const;
  const change = { params: { id }, body: { ...shared, shared_with_tenant: false } };
  expect((await head.call('documents', 'updateDocument', change)).body.data.version).toBe(2);
  expect(await names(rosa, unitId)).toEqual(['Lease of 2026']);
  expect((await details(rosa)).body.data.may_change).toBe(false);
  expect((await rosa.call('documents', 'deleteDocument', { params: { id } })).status).toBe(404);

  const own = await add(rosa, unitId, 'Rosa’s own');
  expect(await names(head, unitId)).toEqual(['Rosa’s own', 'Lease of 2026']);
  expect((await rosa.call('documents', 'deleteDocument', { params: { id: own } })).status).toBe(200);
  expect(await names(rosa, unitId, { deleted: '1' })).toEqual(['Rosa’s own']);
  await rosa.call('documents', 'restoreDocument', { body: { document_id: own } });
  expect(await names(rosa, unitId)).toEqual(['Rosa’s own', 'Lease of 2026']);

  const activity = async (client: Client) => {
    const { body } = await client.call('properties', 'getActivity', {
      params: { id: propertyId },
      query: {},
    });
    return body.data.entries;
  };
  const entries = (await activity(head)).slice(0, 5);
  expect(entries.map(({ words, object_name: name }) => `${words} ${name}`)).toEqual([
    'Restored the document Rosa’s own',
    'Deleted the document Rosa’s own',
    'Added the document Rosa’s own',
    'Changed the document Lease of 2026',
    'Added the document Lease 2026',
  ]);
  expect(entries[3]?.changes).toEqual([
    { field: 'Name', before: 'Lease 2026', after: 'Lease of 2026' },
    { field: 'Shared with owner', before: 'No', after: 'Yes' },
  ]);
  const heard = (await activity(rosa)).map(({ object_name: name }) => name);
  expect(heard).toContain('Rosa’s own');
  expect(heard.filter((name) => name.includes('Lease'))).toEqual([]);
});

it('the small picture of a document is shown from its list, and is not while the document is deleted', async () => {
  const { unitId } = await sharedUnit();
  const id = await add(head, unitId, 'With a picture', jpegBytes({ width: 108, height: 108 }));
  const { body } = await head.call('documents', 'listDocuments', { params: { unitId }, query: {} });
  const { thumb = '' } = body.data.documents.find(({ document_id }) => document_id === id) ?? {};
  const seen = await fetch(product.url + thumb);
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  await seen.arrayBuffer();
  await head.call('documents', 'deleteDocument', { params: { id } });
  expect((await fetch(product.url + thumb)).ok).toBe(false);
  await head.call('documents', 'restoreDocument', { body: { document_id: id } });
});

it('what was deleted can be brought back for thirty days, then is gone for good, by the job', async () => {
  const { unitId } = await sharedUnit();
  const id = await add(head, unitId, 'Old notice');
  const remove = () => head.call('documents', 'deleteDocument', { params: { id } });
  const restore = () => head.call('documents', 'restoreDocument', { body: { document_id: id } });
  const view = async () =>
    (await head.call('documents', 'getDocument', { params: { id } })).body.data.view_url;
  const statusOf = async (address: string) => (await fetch(product.url + address)).status;
  const run = async () =>
    (await fetch(`${product.url}/local/jobs/sweep-removals`, { method: 'POST' })).json();
  const address = await view();
  await remove();
  expect(await run()).toEqual({ success: 1, result: { removed: 0 } });
  expect(await statusOf(address)).toBe(403);
  await restore();
  expect(await statusOf(await view())).toBe(200);
  await remove();
  await product.setClock(new Date(Date.now() + 31 * 86_400_000));
  expect(await run()).toEqual({ success: 1, result: { removed: 1 } });
  await product.setClock(null);
  expect((await restore()).status).toBe(404);
});
