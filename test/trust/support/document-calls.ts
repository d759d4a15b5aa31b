import { call, type Reply } from './call';
import type { Persona } from './people';
import { rowNamed, sceneOf } from './scene';
import type { TrustWorld } from './trust-world';

type Upload = { upload: string; url: string; fields: Record<string, string> };
type Details = { view_url: string; download_url: string; name: string };
type Sent = {
  readonly contentType?: string;
  readonly persona?: Persona;
  /** Changed fields of the signed form. */
  readonly over?: Readonly<Record<string, string>>;
};
const pdf = 'application/pdf';

/** Document calls on the one unit everyone sees, by the organization's admin unless told otherwise. */
export function documentCalls(world: TrustWorld) {
  const ask = async (row: string, given: object, persona: Persona = 'orgAdmin'): Promise<Reply> => {
    const { mySession } = await sceneOf(persona, { world });
    return call(world, rowNamed(`documents.${row}`), { ...given, token: mySession.token });
  };

  /** Uploads a file to storage, as the screen does. */
  const upload = async (
    bytes: Uint8Array,
    { contentType = pdf, persona = 'orgAdmin', over = {} }: Sent = {},
  ): Promise<{ upload: string; status: number }> => {
    const body = { unit_id: world.north.units.shown, contentType, bytes: 1000 };
    const { json } = await ask('createDocumentUpload', { body }, persona);
    const started = json.data as Upload;
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...started.fields, ...over })) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(bytes)]), '../../pwned.html');
    const { status } = await fetch(world.filesOrigin + started.url, { method: 'POST', body: form });
    return { upload: started.upload, status };
  };

  const keep = (sent: string, over: object = {}, persona: Persona = 'orgAdmin'): Promise<Reply> => {
    const unitId = world.north.units.shown;
    const body = { unit_id: unitId, upload: sent, contentType: pdf, name: 'Lease', kind: 'lease', ...over };
    return ask('addDocument', { body }, persona);
  };

  return {
    ask,
    upload,
    keep,
    /** The id of a document just uploaded and added. */
    kept: async (
      bytes: Uint8Array,
      body: { contentType?: string; name?: string; unit_id?: string } = {},
    ): Promise<string> => {
      const reply = await keep((await upload(bytes, body)).upload, body);
      if (reply.status !== 200) throw new Error(reply.text);
      return (reply.json.data as { document_id: string }).document_id;
    },
    detailsOf: async (id: string): Promise<Details> =>
      (await ask('getDocument', { params: { id } })).json.data as Details,
    /** Where its file is stored, deleted or not. */
    fileOf: async (documentId: string): Promise<string> => {
      const { organizationId } = world.north;
      return (await world.deps.documents.byId({ organizationId, documentId }))?.file ?? '';
    },
    liesThere: async (file: string): Promise<boolean> => (await world.deps.files.peek(file, 1)) !== undefined,
  };
}
