import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../../api/client';
import { ApiRefusal } from '../../../api/refusal';
import { report } from '../../../api/report';
import type { BringDraft } from './bring-draft';

const key = ['imports', 'draft'] as const;
/** A draft is kept this long after the last change, not at each of them. */
const quietMs = 1500;
const mostCharacters = 350_000;

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

async function packed(draft: BringDraft): Promise<string> {
  const { gzipSync, strToU8 } = await import('fflate');
  return toBase64(gzipSync(strToU8(JSON.stringify(draft))));
}

async function opened(state: string): Promise<BringDraft> {
  const { gunzipSync, strFromU8 } = await import('fflate');
  return JSON.parse(strFromU8(gunzipSync(fromBase64(state)))) as BringDraft;
}

/** What was begun, here or on another device, as the server keeps it for 30 days. */
export const useServerDraft = () =>
  useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const { draft } = (await api.imports.getImportDraft(undefined, { signal })).data;
      if (!draft) return null;
      return {
        name: draft.name,
        savedAt: draft.saved_at,
        version: draft.version,
        draft: await opened(draft.state),
      };
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Keeps a draft on the server while it is worked on. One that is too large stays on this device. */
export function useKeptDraft(draft: BringDraft) {
  const client = useQueryClient();
  const version = useRef<number>(undefined);
  const latest = useRef(draft);
  latest.current = draft;
  const save = async () => {
    const kept = latest.current;
    const state = await packed(kept);
    if (state.length > mostCharacters) return;
    const name = kept.files
      .map((file) => file.name)
      .join(', ')
      .slice(0, 200);
    const send = async () => {
      version.current ??= (await api.imports.getImportDraft()).data.draft?.version ?? 0;
      const body = { draft: { name, state }, version: version.current };
      version.current = (await api.imports.saveImportDraft({ body })).data.version;
    };
    try {
      await send();
    } catch (cause) {
      if (!(cause instanceof ApiRefusal) || cause.code !== 'changed-meanwhile') throw cause;
      // Another tab kept one: what is worked on here is the newer.
      version.current = undefined;
      await send();
    }
    await client.invalidateQueries({ queryKey: key });
  };
  const quietly = () => save().catch((cause: unknown) => report('A draft was not kept', cause));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the draft begins the wait anew
  useEffect(() => {
    const waiting = setTimeout(() => void quietly(), quietMs);
    return () => clearTimeout(waiting);
  }, [draft]);
  return {
    saveNow: quietly,
    discard: async () => {
      await api.imports
        .discardImportDraft({ body: {} })
        .catch((cause: unknown) => report('A draft was not discarded', cause));
      version.current = 0;
      await client.invalidateQueries({ queryKey: key });
    },
  };
}
